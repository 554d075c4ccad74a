import { AppError } from '@smokejumper/contracts';

/** Throws `invalid_input` for a variable that bears the name of a secret: its value would be kept in the clear. */
export function refuseSecretVariables(variables: Readonly<Record<string, string>>, secrets: readonly string[]): void {
  const names = Object.keys(variables).filter((name) => secrets.includes(name));
  if (names.length === 0) return;
  const detail = 'is a secret of the flow: its value belongs into the environment';
  throw new AppError('invalid_input', `The variable ${names.join(', ')} ${detail}.`, {
    details: { errors: names.map((name) => ({ pointer: `/variables/${name}`, detail })) },
  });
}

import { isAppError } from '@smokejumper/contracts';

/** One sentence for the person at the terminal, with the remedy; the exit code is 1 unless another is given. */
export class Refusal extends Error {
  readonly exitCode: number;

  constructor(message: string, options: { exitCode?: number; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.exitCode = options.exitCode ?? 1;
  }
}

/** Runs a script's main; a Refusal or AppError is printed as its sentence, anything else is a bug and keeps its stack. */
export async function runMain(main: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof Refusal) && !isAppError(error)) throw error;
    process.stderr.write(`smokejumper: ${error.message}\n`);
    process.exitCode = error instanceof Refusal ? error.exitCode : 1;
  }
}

import { AppError } from '@smokejumper/contracts';
import { compileSpec, fillVariables } from '@smokejumper/flow';
import { namesInBrowsing } from '../environments/placeholders.ts';
import { mergeVariables } from './merge-variables.ts';

/** What a version asks for, and what the environment and the run give it. */
interface Given {
  version: { spec: string; secrets: readonly string[]; variables: unknown; browsing: unknown };
  environment: { name: string; variables: unknown; secrets: readonly { name: string }[]; browsing: unknown };
  run: { variables: unknown };
}

interface MissingValues {
  secrets: string[];
  /** Names in `{{…}}` of the spec, without a value and not remembered by a step of its own. */
  variables: string[];
}

/** What keeps a flow from being run as it is meant; null when nothing does. */
function findMissing({ version, environment, run }: Given): MissingValues | null {
  const held = environment.secrets.map(({ name }) => name);
  const given = mergeVariables(version, environment, run);
  const named = namesInBrowsing(environment.browsing).filter((name) => !Object.hasOwn(given, name));
  const lacking = [...new Set([...version.secrets, ...named])].filter((name) => !held.includes(name));
  const declared = [...Object.keys(given), ...version.secrets];
  const { undeclared } = fillVariables(version.spec, {}, declared);
  // `${x}` may be part of a page's own words: only braces are surely meant as a placeholder.
  const meant = undeclared.filter((name) => inBraces(name).test(version.spec));
  const remembered = meant.length === 0 ? new Set() : rememberedBy(version.spec, declared);
  const ofHeaders = namesInBrowsing(version.browsing).filter((name) => !declared.includes(name));
  const unknown = [...new Set([...meant.filter((name) => !remembered.has(name)), ...ofHeaders])];
  return lacking.length + unknown.length === 0 ? null : { secrets: lacking, variables: unknown };
}

function inBraces(name: string): RegExp {
  return new RegExp(`\\{\\{\\s*${name.replaceAll('.', '\\.')}\\s*\\}\\}`);
}

function rememberedBy(spec: string, variables: string[]): Set<string | undefined> {
  return new Set(compileSpec(spec, { variables, secrets: [] }).steps.map(({ step }) => step.as));
}

/** What is missing, in one sentence; null when nothing is. */
export function tellMissing(given: Given): string | null {
  const missing = findMissing(given);
  return missing && sentence(missing, given.environment);
}

function sentence(missing: MissingValues, environment: { name: string }): string {
  const parts = [
    ...missing.secrets.map((name) => `the secret ${name}`),
    ...missing.variables.map((name) => `the variable ${name}`),
  ];
  return `The environment ${environment.name} has no value for ${parts.join(' and ')}.`;
}

/** Throws `missing_variable`, which points at each, when something is missing. */
export function refuseMissing(given: Given): void {
  const missing = findMissing(given);
  if (missing === null) return;
  const lacking = missing.secrets.map((name) => ({ pointer: '/environmentId', detail: `has no secret ${name}` }));
  const unknown = missing.variables.map((name) => ({ pointer: `/variables/${name}`, detail: 'has no value' }));
  throw new AppError('missing_variable', sentence(missing, given.environment), {
    details: { errors: [...lacking, ...unknown] },
  });
}

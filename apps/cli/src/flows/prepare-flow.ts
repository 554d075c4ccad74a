import { AppError, type Browsing, defaultBudgets, type FlowEntry } from '@smokejumper/contracts';
import { compileSpec, fillVariables, type ParsedFlow } from '@smokejumper/flow';
import { secretVariable } from '@smokejumper/runtime';
import { durationMs } from './duration.ts';
import type { PreparedFlow } from './prepared-flow.ts';

type Position = ParsedFlow['position'];

/** What the command line adds to a flow file. */
export interface FlowSettings {
  baseUrl: string | undefined;
  /** `--var`: wins over the file, only for names that a flow declares. */
  variables: Readonly<Record<string, string>>;
  /** The value of a secret, or undefined. */
  secret(name: string): string | undefined;
}

/**
 * Fills in what a flow needs. Throws AppError `missing_variable` for a secret without a value and for a placeholder
 * nobody declares, `invalid_input` when the start address is not known.
 */
export function prepareFlow(
  flow: ParsedFlow,
  input: { file: string; baseUrl: string | undefined; settings: FlowSettings },
): PreparedFlow {
  const { file, settings } = input;
  const at = ({ line, column }: Position) => `${file}:${line}:${column}: the flow "${flow.name}"`;
  const where = at(flow.position);
  const start = startOf(flow, settings.baseUrl ?? input.baseUrl, where);
  const declared = Object.entries(flow.variables ?? {});
  const variables = Object.fromEntries(
    declared.map(([name, value]) => [name, settings.variables[name] ?? String(value)]),
  );
  const secrets = Object.fromEntries(
    (flow.secrets ?? []).map((name) => [name, secretOf(name, settings, at(usedAt(flow, name) ?? flow.position))]),
  );
  refuseUndeclared(flow, { ...variables, ...secrets }, file);
  return {
    file,
    name: flow.name,
    spec: flow.spec,
    ...start,
    variables,
    secrets,
    budgets: flow.timeout === undefined ? defaultBudgets : { ...defaultBudgets, wallMs: durationMs(flow.timeout) },
    ...browsingOf(flow, { variables, secrets, where }),
    needs: flow.needs ?? null,
  };
}

function browsingOf(
  flow: FlowEntry,
  given: { variables: Record<string, string>; secrets: Record<string, string>; where: string },
): { browsing: Browsing; hidden: string[] } {
  const values = { ...given.variables, ...given.secrets };
  const fill = (text: string): string => {
    const { text: filled, undeclared } = fillVariables(text, values, Object.keys(values));
    const [unknown] = undeclared;
    if (unknown !== undefined) {
      const message = `${given.where}: {{${unknown}}} of its headers or basic auth is declared neither under variables nor under secrets`;
      throw new AppError('missing_variable', message);
    }
    return filled;
  };
  const headers = Object.fromEntries(Object.entries(flow.headers ?? {}).map(([name, value]) => [name, fill(value)]));
  const auth = flow.basicAuth ?? null;
  const basicAuth = auth && { username: fill(auth.username), password: fill(auth.password) };
  const credentials = basicAuth && Buffer.from(`${basicAuth.username}:${basicAuth.password}`).toString('base64');
  return {
    browsing: {
      viewport: flow.viewport ?? null,
      locale: flow.locale ?? null,
      timezone: flow.timezone ?? null,
      colorScheme: flow.colorScheme ?? null,
      userAgentSuffix: flow.userAgentSuffix ?? null,
      headers,
      basicAuth,
      allowedOrigins: flow.allowedOrigins ?? null,
    },
    hidden: credentials === null ? [] : [credentials],
  };
}

function startOf(flow: FlowEntry, base: string | undefined, where: string): { baseUrl: string; url: string } {
  const url = flow.url ?? '/';
  const own = URL.parse(url);
  if (own !== null && own.protocol !== 'http:' && own.protocol !== 'https:') {
    throw new AppError('invalid_input', `${where} starts at ${url}, which is not an http or https address`);
  }
  if (base !== undefined) return { baseUrl: base, url };
  if (own !== null) return { baseUrl: own.origin, url };
  throw new AppError('invalid_input', `${where} has no address to start at: give --base-url, or baseUrl in the file`);
}

function secretOf(name: string, settings: FlowSettings, where: string): string {
  const value = settings.secret(name);
  if (value !== undefined && value !== '') return value;
  throw new AppError(
    'missing_variable',
    `${where} needs the secret ${name}: give --secret ${name}=… or set ${secretVariable(name)}`,
  );
}

// Only `{{x}}` is surely meant as a placeholder; a value that the flow itself remembers may stand in one too.
function refuseUndeclared(flow: ParsedFlow, known: Readonly<Record<string, string>>, file: string): void {
  const { undeclared } = fillVariables(flow.spec, known, Object.keys(known));
  if (undeclared.length === 0) return;
  const remembered = new Set(compileSpec(flow.spec).steps.map(({ step }) => step.as));
  for (const name of undeclared) {
    const used = usedAt(flow, name);
    if (used === null || remembered.has(name)) continue;
    const { line, column } = used;
    throw new AppError(
      'missing_variable',
      `${file}:${line}:${column}: {{${name}}} is declared neither under variables nor under secrets of "${flow.name}"`,
    );
  }
}

/** Where in the file the spec speaks of `{{name}}` first; null where it does not. */
function usedAt(flow: ParsedFlow, name: string): Position | null {
  const at = flow.spec.search(new RegExp(`\\{\\{\\s*${name.replace(/[.]/g, '\\.')}\\s*\\}\\}`));
  if (at < 0) return null;
  const before = flow.spec.slice(0, at).split('\n');
  return flow.locate({ line: before.length, column: before.at(-1)!.length + 1 });
}

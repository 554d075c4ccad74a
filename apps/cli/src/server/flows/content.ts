import type { Browsing, Flow, FlowEntry } from '@smokejumper/contracts';
import { durationMs } from '../../flows/duration.ts';

/** What a flow is, wherever it is kept: the same shape from a file and from a server, so that the two compare. */
export interface FlowContent extends Browsing {
  name: string;
  url: string;
  spec: string;
  variables: Record<string, string>;
  secrets: string[];
  timeoutMs: number | null;
  /** Name of the flow whose sign-in it begins with. */
  needs: string | null;
  tags: string[];
  paths: string[];
  /** Where it is pushed from, from the root of its repository. */
  file: string | null;
}

export function contentOfEntry(entry: FlowEntry, file: string | null): FlowContent {
  const variables = Object.entries(entry.variables ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    name: entry.name,
    url: entry.url ?? '/',
    spec: entry.spec,
    variables: Object.fromEntries(variables),
    secrets: entry.secrets ?? [],
    timeoutMs: entry.timeout === undefined ? null : durationMs(entry.timeout),
    needs: entry.needs ?? null,
    viewport: entry.viewport ?? null,
    locale: entry.locale ?? null,
    timezone: entry.timezone ?? null,
    colorScheme: entry.colorScheme ?? null,
    userAgentSuffix: entry.userAgentSuffix ?? null,
    headers: entry.headers ?? {},
    basicAuth: entry.basicAuth ?? null,
    allowedOrigins: entry.allowedOrigins ?? null,
    tags: entry.tags ?? [],
    paths: entry.paths ?? [],
    file,
  };
}

export function contentOfFlow({ version, tags, paths, file }: Flow): FlowContent {
  const { id: _id, number: _number, createdAt: _at, model: _model, budgets: _budgets, ...content } = version;
  return { ...content, tags, paths, file };
}

/** As an entry of a flow file, without what says nothing. */
export function entryOf(content: FlowContent): FlowEntry {
  const { timeoutMs, url, file: _, ...rest } = content;
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  return {
    ...(said as Pick<FlowEntry, 'name' | 'spec'>),
    ...(url === '/' ? {} : { url }),
    ...(timeoutMs === null ? {} : { timeout: timeoutMs % 1_000 === 0 ? `${timeoutMs / 1_000}s` : timeoutMs }),
  };
}

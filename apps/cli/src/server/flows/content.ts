import type { Flow, FlowEntry } from '@smokejumper/contracts';
import { durationMs } from '../../flows/duration.ts';

/** What a flow is, wherever it is kept: the same shape from a file and from a server, so that the two compare. */
export interface FlowContent {
  name: string;
  url: string;
  spec: string;
  variables: Record<string, string>;
  secrets: string[];
  timeoutMs: number | null;
  viewport: { width: number; height: number } | null;
  locale: string | null;
  tags: string[];
}

export function contentOfEntry(entry: FlowEntry): FlowContent {
  const variables = Object.entries(entry.variables ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    name: entry.name,
    url: entry.url ?? '/',
    spec: entry.spec,
    variables: Object.fromEntries(variables),
    secrets: entry.secrets ?? [],
    timeoutMs: entry.timeout === undefined ? null : durationMs(entry.timeout),
    viewport: entry.viewport ?? null,
    locale: entry.locale ?? null,
    tags: entry.tags ?? [],
  };
}

export function contentOfFlow({ version, tags }: Flow): FlowContent {
  const { name, url, spec, variables, secrets, timeoutMs, viewport, locale } = version;
  return { name, url, spec, variables, secrets, timeoutMs, viewport, locale, tags };
}

/** As an entry of a flow file, without what says nothing. */
export function entryOf(content: FlowContent): FlowEntry {
  const { timeoutMs, viewport, locale, url, ...rest } = content;
  return {
    ...rest,
    ...(url === '/' ? {} : { url }),
    ...(timeoutMs === null ? {} : { timeout: timeoutMs % 1_000 === 0 ? `${timeoutMs / 1_000}s` : timeoutMs }),
    ...(viewport === null ? {} : { viewport }),
    ...(locale === null ? {} : { locale }),
  };
}

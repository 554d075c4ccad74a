import type { Environment, Flow, Project, Suite } from '@smokejumper/contracts';
import { useAsk } from '../server/ask.ts';
import { readAll, type Whole } from '../server/read-all.ts';

interface Named {
  id: string;
  name: string;
}

const noNames: readonly Named[] = [];

/** Names by id, and as options of a choice, newest first. An id that is not among them stands for itself. */
function useNames<T extends Named>({ data, error }: { data: Whole<T> | undefined; error: unknown }) {
  const items: readonly Named[] = data?.data ?? noNames;
  const names = new Map(items.map(({ id, name }) => [id, name]));
  return {
    items: (data?.data ?? []) as T[],
    isKnown: data !== undefined,
    error,
    nameOf: (id: string) => names.get(id) ?? id,
    options: items.map(({ id, name }) => [id, name] as const),
  };
}

// Names seldom change, and what changes them here has them read again.
const seldom = { staleMs: 60_000 };

export function useFlowNames() {
  return useNames<Flow>(
    useAsk(['flows', 'names'], (server, signal) => readAll((query) => server.listFlows({ query, signal })), seldom),
  );
}

export function useEnvironmentNames() {
  return useNames<Environment>(
    useAsk(
      ['environments', 'names'],
      (server, signal) => readAll((query) => server.listEnvironments({ query, signal })),
      seldom,
    ),
  );
}

export function useProjectNames() {
  return useNames<Project>(
    useAsk(
      ['projects', 'names'],
      (server, signal) => readAll((query) => server.listProjects({ query, signal })),
      seldom,
    ),
  );
}

export function useSuiteNames() {
  return useNames<Suite>(
    useAsk(['suites', 'names'], (server, signal) => readAll((query) => server.listSuites({ query, signal })), seldom),
  );
}

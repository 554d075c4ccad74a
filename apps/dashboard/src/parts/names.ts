import type { Environment, Flow, Page, Project, Suite } from '@smokejumper/contracts';
import { useAsk } from '../server/ask.ts';

interface Named {
  id: string;
  name: string;
}

const noNames: readonly Named[] = [];

/** Names by id, and as options of a choice; the newest hundred. An id that is not among them stands for itself. */
function useNames<T extends Named>(answer: Page<T> | undefined) {
  const items: readonly Named[] = answer?.data ?? noNames;
  const names = new Map(items.map(({ id, name }) => [id, name]));
  return {
    items: (answer?.data ?? []) as T[],
    isKnown: answer !== undefined,
    nameOf: (id: string) => names.get(id) ?? id,
    options: items.map(({ id, name }) => [id, name] as const),
  };
}

export function useFlowNames() {
  return useNames<Flow>(
    useAsk(['flows', 'names'], (server, signal) => server.listFlows({ query: { limit: 100 }, signal })).data,
  );
}

export function useEnvironmentNames() {
  const ask = useAsk(['environments', 'names'], (server, signal) =>
    server.listEnvironments({ query: { limit: 100 }, signal }),
  );
  return useNames<Environment>(ask.data);
}

export function useProjectNames() {
  const ask = useAsk(['projects', 'names'], (server, signal) => server.listProjects({ query: { limit: 100 }, signal }));
  return useNames<Project>(ask.data);
}

export function useSuiteNames() {
  const ask = useAsk(['suites', 'names'], (server, signal) => server.listSuites({ query: { limit: 100 }, signal }));
  return useNames<Suite>(ask.data);
}

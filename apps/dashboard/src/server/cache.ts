import { ProblemError } from '@smokejumper/sdk';
import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Key of the answer to "who is signed in"; null where nobody is. */
export const meKey = ['me'] as const;

/** What answers are kept in. An answer that says "signed out" is told to all who ask who is signed in. */
export function createCache(): QueryClient {
  const cache: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (error instanceof ProblemError && error.status === 401) cache.setQueryData(meKey, null);
      },
    }),
    // The server may stand on this machine: what a browser thinks of the network holds nothing back to send it later.
    defaultOptions: {
      queries: { networkMode: 'always', retry: (failures, error) => failures < 2 && passes(error), staleTime: 2_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return cache;
}

/** Away or busy: worth asking again. */
function passes(error: Error): boolean {
  return error instanceof ProblemError && (error.status === null || error.status >= 500) && error.status !== 501;
}

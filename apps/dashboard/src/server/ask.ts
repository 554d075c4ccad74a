import type { Page } from '@smokejumper/contracts';
import type { Smokejumper } from '@smokejumper/sdk';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServer } from './server.tsx';

type Key = readonly unknown[];

/** Reads something. `everyMs`: read again so often while the page is looked at. `staleMs`: good for so long. */
export function useAsk<T>(
  key: Key,
  ask: (server: Smokejumper, signal: AbortSignal) => Promise<T>,
  options: { everyMs?: number | false; enabled?: boolean; staleMs?: number } = {},
) {
  const { server } = useServer();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(server, signal),
    refetchInterval: options.everyMs ?? false,
    enabled: options.enabled ?? true,
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
  });
}

/** Reads a list page by page, newest first. */
export function useList<T>(
  key: Key,
  ask: (server: Smokejumper, page: { cursor?: string }, signal: AbortSignal) => Promise<Page<T>>,
  options: { everyMs?: number | false } = {},
) {
  const { server } = useServer();
  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => ask(server, pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: options.everyMs ?? false,
  });
  return { ...list, items: list.data?.pages.flatMap((page) => page.data) };
}

/** Changes something; then whatever is kept under these keys is read again. The same twice at once is done once. */
export function useAct<I, T>(
  act: (server: Smokejumper, input: I) => Promise<T>,
  options: { refresh?: readonly Key[]; done?: (answer: T, input: I) => void } = {},
) {
  const { server } = useServer();
  const cache = useQueryClient();
  // A second click may come before the button is drawn as disabled.
  const underWay = useRef(new Set<I>()).current;
  const mutation = useMutation({
    mutationFn: (input: I) => act(server, input),
    async onSuccess(answer, input) {
      await Promise.all((options.refresh ?? []).map((queryKey) => cache.invalidateQueries({ queryKey })));
      options.done?.(answer, input);
    },
    onSettled: (_answer, _error, input) => void underWay.delete(input),
  });
  const mutate = (input: I) => {
    if (underWay.has(input)) return;
    underWay.add(input);
    mutation.mutate(input);
  };
  return { ...mutation, mutate };
}

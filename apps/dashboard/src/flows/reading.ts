import type { SpecCheck } from '@smokejumper/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useServer } from '../server/server.tsx';

const quietMs = 350;
const noProblems: SpecCheck['problems'] = [];

export interface SpecReading {
  check: SpecCheck | undefined;
  /** Of the text as it stands now: none while the text is ahead of what was read. */
  problems: SpecCheck['problems'];
  error: unknown;
}

/** How a spec is read, asked once the typing pauses. */
export function useReading(input: { spec: string; variables: string[]; secrets: string[] }): SpecReading {
  const { server } = useServer();
  const now = JSON.stringify(input);
  const asked = usePaused(now);
  const body = JSON.parse(asked) as typeof input;
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['reading', asked],
    queryFn: ({ signal }) => server.checkSpec({ body, signal }),
    enabled: body.spec.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const isOfNow = asked === now && !isPlaceholderData;
  return {
    check: input.spec.trim() === '' ? undefined : data,
    problems: isOfNow ? (data?.problems ?? noProblems) : noProblems,
    error,
  };
}

/** The value once it has stood still for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), quietMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

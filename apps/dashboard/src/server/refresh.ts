import { useQueryClient } from '@tanstack/react-query';

/** Has all that is kept under a key read again. */
export function useRefresh(): (...keys: (readonly unknown[])[]) => Promise<void> {
  const cache = useQueryClient();
  return async (...keys) => {
    await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
  };
}

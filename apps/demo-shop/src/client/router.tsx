import type { MouseEvent, ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { at, here } from './deploy.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The current path inside the shop; renders again when it changes. */
export const usePath = (): string => useSyncExternalStore(subscribe, here);

/** Goes to a path of the shop, which may carry a query. */
export function go(path: string): void {
  window.history.pushState(null, '', at(path));
  window.scrollTo(0, 0);
  for (const listener of listeners) listener();
}

/** The query of the current address; renders again when it changes. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search));
}

interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  label?: string | undefined;
}

/** A real link that the client follows itself unless a new tab is asked for. */
export function Link({ to, children, className, label }: LinkProps) {
  const current = usePath() === to;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a
      href={at(to)}
      onClick={follow}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}

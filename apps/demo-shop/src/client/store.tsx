import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { api } from './api.ts';
import { on } from './deploy.ts';

export interface Me {
  user: { name: string; avatar: string | null } | null;
  cartCount: number;
}

export interface Toast {
  id: number;
  text: string;
}

interface Store {
  /** null until the first answer. */
  me: Me | null;
  setMe(me: Me): void;
  refreshMe(): Promise<void>;
  toasts: Toast[];
  toast(text: string): void;
}

const StoreContext = createContext<Store | null>(null);

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore is used outside StoreProvider');
  return store;
}

const toastTime = () => (on('short-toasts') ? 1500 : 4500);

export function StoreProvider({ children }: { children: ReactNode }) {
  const [me, setMe] = useState<Me | null>(null);
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(1);
  const toast = useCallback((text: string) => {
    const id = nextId.current++;
    setToasts((shown) => [...shown, { id, text }]);
    setTimeout(() => setToasts((shown) => shown.filter((other) => other.id !== id)), toastTime());
  }, []);
  const refreshMe = useCallback(async () => setMe(await api.get<Me>('/me')), []);
  useEffect(() => {
    void refreshMe();
  }, [refreshMe]);
  const store = useMemo(() => ({ me, setMe, refreshMe, toasts, toast }), [me, toasts, toast, refreshMe]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

/** Data of a page: null while loading. `set` replaces it with an answer of the API. */
export function useData<T>(path: string): { data: T | null; set(data: T): void; error: string | null } {
  const [data, set] = useState<T | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = () =>
      api.get<T>(path).then(
        (answer) => {
          if (!wanted) return;
          set(answer);
          setError(null);
        },
        (refusal: unknown) => wanted && setError(refusal instanceof Error ? refusal.message : 'Something went wrong.'),
      );
    void load().then(() => (on('double-fetch') && wanted ? load() : undefined));
    return () => {
      wanted = false;
    };
  }, [path]);
  return { data, set, error };
}

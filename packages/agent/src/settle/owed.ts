declare global {
  interface Window {
    /** Milliseconds until the first timer of a moment that comes of what was done in the last so many; without end for none. */
    __smokejumperOwed?: (agoMs: number) => number;
  }
}

/**
 * Keeps what the document has put off for a moment, and when that began which each comes of: what a timer or a frame
 * arranges comes of the same as it. Runs in every document before its own scripts, and stands alone there.
 */
export function watchOwed(): void {
  const soonMs = 800;
  const never = 1e9;
  const owed = new Map<string, { begun: number; at: number }>();
  let begun: number | null = null;
  type Arrange = (work: unknown, ...rest: unknown[]) => unknown;
  const following = (once: boolean): ProxyHandler<Arrange> => ({
    apply(target, self, [work, ...rest]) {
      if (typeof work !== 'function') return Reflect.apply(target, self, [work, ...rest]);
      const of = begun ?? performance.now();
      const run = function (this: unknown, ...given: unknown[]) {
        const outer = begun;
        begun = of;
        if (once) owed.delete(String(id));
        try {
          return Reflect.apply(work, this, given);
        } finally {
          begun = outer;
        }
      };
      const id = Reflect.apply(target, self, [run, ...rest]);
      const wait = Math.max(0, Number(rest[0]) || 0);
      if (once && wait <= soonMs) owed.set(String(id), { begun: of, at: performance.now() + wait });
      return id;
    },
  });
  const page = window as unknown as Record<string, Arrange>;
  const behind = (name: string, handler: ProxyHandler<Arrange>) => {
    if (page[name] !== undefined) page[name] = new Proxy(page[name], handler);
  };
  behind('setTimeout', following(true));
  behind('setInterval', following(false));
  behind('requestAnimationFrame', following(false));
  behind('clearTimeout', {
    apply(target, self, [id, ...rest]) {
      owed.delete(String(id));
      return Reflect.apply(target, self, [id, ...rest]);
    },
  });
  const tell = (agoMs: number) => {
    const now = performance.now();
    // A document that came since owes nothing to what was done before it.
    const fresh = now < agoMs ? [] : [...owed.values()].filter((timer) => timer.begun >= now - agoMs);
    return fresh.reduce((next, { at }) => Math.min(next, Math.max(1, at - now)), never);
  };
  Object.defineProperty(window, '__smokejumperOwed', { value: tell, enumerable: false });
}

/** When something last came to an end, and the wait for the next time. */
export interface Ends {
  note(): void;
  /** By the clock of ctx; before any end, long ago. */
  last(): number;
  /** Resolves at the next end, or after some milliseconds. */
  next(ms: number): Promise<void>;
}

export function createEnds(ctx: { now(): number }): Ends {
  let last = Number.NEGATIVE_INFINITY;
  const waiting = new Set<() => void>();
  return {
    note() {
      last = ctx.now();
      for (const wake of waiting) wake();
    },
    last: () => last,
    next: (ms) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer);
          waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, ms);
        waiting.add(wake);
      }),
  };
}

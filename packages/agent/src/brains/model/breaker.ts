import { createHash } from 'node:crypto';

/** Notices who goes round in circles: the same call on the same page. */
export interface Breaker {
  /** How often this call was made on this page before. */
  seen(state: string, call: { name: string; args: unknown }): number;
}

export function createBreaker(): Breaker {
  const times = new Map<string, number>();
  return {
    seen(state, call) {
      const key = createHash('sha256')
        .update(`${state}\n${call.name}\n${JSON.stringify(call.args)}`)
        .digest('hex');
      const before = times.get(key) ?? 0;
      times.set(key, before + 1);
      return before;
    },
  };
}

import type { PreparedFlow } from '../flows/prepared-flow.ts';

/** What a run that other flows begin with has left: the state of its browser, or why there is none and whose fault that is. */
export type SignIn = { storageState: string } | { why: string; ours: boolean };

/**
 * Hands on what the runs of needed flows leave in their browsers, each repetition to its own. Kept in memory alone: a
 * needed flow runs in the same call anyway, and so no sign-in ever lies on a disk.
 */
export interface SignIns {
  /** Whether others begin with what this flow leaves. */
  isNeeded(flow: PreparedFlow): boolean;
  left(flow: PreparedFlow, repetition: number, signIn: SignIn): void;
  /**
   * Resolves when the run has ended that this one begins with; null: it needs none. `used`: others have begun with it,
   * so that the site may have ended it since.
   */
  of(flow: PreparedFlow, repetition: number): Promise<{ signIn: SignIn; used: boolean; source: PreparedFlow } | null>;
}

export function createSignIns(
  flows: readonly PreparedFlow[],
  needed: (flow: PreparedFlow) => PreparedFlow,
  signal: AbortSignal,
): SignIns {
  const sources = new Map(flows.flatMap((flow) => (flow.needs === null ? [] : [[flow, needed(flow)] as const])));
  const all = new Set(sources.values());
  const kept = new Map<string, PromiseWithResolvers<SignIn>>();
  const used = new Set<SignIn>();
  const slot = (flow: PreparedFlow, repetition: number): PromiseWithResolvers<SignIn> => {
    const key = `${flows.indexOf(flow)} ${repetition}`;
    const made = kept.get(key) ?? Promise.withResolvers<SignIn>();
    kept.set(key, made);
    return made;
  };
  signal.addEventListener('abort', () => {
    for (const { resolve } of kept.values()) resolve({ why: 'was stopped.', ours: false });
  });
  return {
    isNeeded: (flow) => all.has(flow),
    left: (flow, repetition, signIn) => slot(flow, repetition).resolve(signIn),
    of: async (flow, repetition) => {
      const source = sources.get(flow);
      if (source === undefined) return null;
      const signIn = await slot(source, repetition).promise;
      const before = used.has(signIn);
      used.add(signIn);
      return { signIn, used: before, source };
    },
  };
}

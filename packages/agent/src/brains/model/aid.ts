import type { Usage } from '@smokejumper/contracts';
import type { Meter } from '../../budget/meter.ts';
import type { Answer, Exchange, Model, ModelRequest } from '../../model/types.ts';
import { noUsage } from '../../model/usage.ts';
import type { Session } from '../../run/session.ts';
import { createFence, type Fence } from './fence.ts';

/** An answer, or why none was asked for any more: the run's budget. */
export type Reply = Answer | { kind: 'spent'; why: string };

/** What the run knows of its model: the way to ask it within the budgets, and what it has been shown. */
export interface Aid {
  model: Model;
  meter: Meter;
  fence: Fence;
  ask(request: Omit<ModelRequest, 'signal' | 'callsLeft'>): Promise<Reply>;
  /** No further call: the provider does not answer. Its words. */
  down: string | null;
  usage(): Usage;
}

/** Exchanges by the step they belong to, as they come in. */
export interface Transcripts {
  add(exchange: Exchange): void;
  /** What has come in since it was last asked, as JSON lines; null for nothing. */
  take(): string | null;
}

export function createTranscripts(): Transcripts {
  let pending: Exchange[] = [];
  return {
    add: (exchange) => void pending.push(exchange),
    take() {
      const lines = pending.map((exchange) => JSON.stringify(exchange));
      pending = [];
      return lines.length === 0 ? null : `${lines.join('\n')}\n`;
    },
  };
}

export function createAid(session: Session, input: { model: Model; meter: Meter }): Aid {
  const { ctx, input: run } = session;
  const { model, meter } = input;
  const aid: Aid = {
    model,
    meter,
    fence: createFence(ctx.random),
    down: null,
    usage: meter.usage,
    async ask(request) {
      const why = meter.refuses(request.role) ?? lateness(session);
      if (why !== null) return { kind: 'spent', why };
      const answer = await inTime(session, request, { model, callsLeft: meter.left(request.role) });
      if (answer.kind === 'spent') return answer;
      meter.add(request.role, answer.usage);
      run.observer.modelUsed?.(meter.usage());
      if (answer.kind === 'unavailable') aid.down = answer.why;
      return answer;
    },
  };
  return aid;
}

function lateness(session: Session): string | null {
  if (session.ctx.now() < session.deadline) return null;
  return `its ${Math.round(session.input.budgets.wallMs / 1_000)} s are used up`;
}

// A run that ends after it waited for its model this long, or half of its time, ends by its model.
const longWaitMs = 20_000;

// A call does not outlive the run's time; a cancelled run rejects with its own reason.
async function inTime(
  session: Session,
  request: Omit<ModelRequest, 'signal' | 'callsLeft'>,
  input: { model: Model; callsLeft: number },
): Promise<Reply> {
  const { ctx } = session;
  const began = ctx.now();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), Math.max(1, session.deadline - ctx.now()));
  try {
    const signal = AbortSignal.any([ctx.signal, late.signal]);
    return await input.model.ask({ ...request, signal, callsLeft: input.callsLeft });
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (!late.signal.aborted) throw error;
    const waited = ctx.now() - began;
    if (waited < Math.min(longWaitMs, session.input.budgets.wallMs / 2))
      return { kind: 'spent', why: lateness(session) ?? 'its time is used up' };
    const why = `it did not answer for ${Math.round(waited / 1_000)} s, until the run's time was used up`;
    return { kind: 'unavailable', why, usage: { ...noUsage, calls: 1 } };
  } finally {
    clearTimeout(timer);
  }
}

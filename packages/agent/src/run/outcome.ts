import type { Evidence, FailureClass, Fingerprint, RefOutcome, StepOutcome } from '@smokejumper/contracts';
import type { Item } from '../ground/view/view.ts';

/** What a step came to. Expected outcomes are values: only bugs and a cancelled run throw. */
export type Done = {
  ok: true;
  /** The element acted on, as it was seen when the decision was made. */
  item: Item | null;
  refOutcome: RefOutcome | null;
  /** What was done, when the step's words leave it open. */
  note?: string;
  /** Of a wait: what showed that it came about. */
  evidence?: Evidence[];
};

export interface Failure {
  ok: false;
  outcome: Extract<StepOutcome, 'no_effect' | 'refused' | 'not_found' | 'not_understood'>;
  failureClass: FailureClass;
  /** One sentence: what was looked for and what was there instead. */
  error: string;
  item: Item | null;
  refOutcome: RefOutcome | null;
}

export type ToolResult = Done | Failure;

export function done(item: Item | null = null, refOutcome: RefOutcome | null = null): Done {
  return { ok: true, item, refOutcome };
}

export function failure(
  outcome: Failure['outcome'],
  failureClass: FailureClass,
  error: string,
  about: { item?: Item | null; refOutcome?: RefOutcome | null } = {},
): Failure {
  return { ok: false, outcome, failureClass, error, item: about.item ?? null, refOutcome: about.refOutcome ?? null };
}

export function fingerprintOf(item: Item | null): Fingerprint | null {
  return item === null ? null : { role: item.role, name: item.name, context: item.context };
}

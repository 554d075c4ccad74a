import type { ExpectationResult, SpecStep, Step } from '@smokejumper/contracts';
import { pageEvidence } from '../expect/outline.ts';
import { type Effect, shouldShow } from './effect.ts';
import type { Done } from './outcome.ts';
import type { Session } from './session.ts';

/**
 * What a flow that asserts nothing still expects: that each step had its effect, and no document failed. What is waited
 * for came about; `awaited`: a later step waits for what this one is to do.
 */
export async function impliedBy(
  session: Session,
  input: { spec: SpecStep; step: Step; effect: Effect; result: Done; awaited: boolean },
): Promise<ExpectationResult[]> {
  const { spec, step, result } = input;
  const found: ExpectationResult[] = [];
  const address = session.page().url();
  if (step.action === 'waitFor') {
    const evidence = result.evidence ?? [];
    found.push({ text: spec.text, status: evidence.length > 0 ? 'met' : 'unproven', evidence });
  } else if (!input.awaited) found.push(...(await effectShown(session, input)));
  const status = session.watch.documentStatus(session.page());
  if (status !== null) {
    const evidence = [{ snapshot: 'network', quote: `${status} ${address}` }];
    found.push({ text: `${spec.text}: the document did not fail`, status: status < 400 ? 'met' : 'not_met', evidence });
  }
  return found;
}

async function effectShown(
  session: Session,
  { spec, step, effect, result }: { spec: SpecStep; step: Step; effect: Effect; result: Done },
): Promise<ExpectationResult[]> {
  if (effect === 'navigates') {
    const evidence = [{ snapshot: 'url', quote: session.page().url() }];
    return [{ text: `${spec.text}: the page moved on`, status: 'met', evidence }];
  }
  const text = `${spec.text}: it had its effect`;
  if (effect !== 'none') return [{ text, status: 'met', evidence: pageEvidence(await session.look({ values: true })) }];
  return shouldShow(step.action, result.item) ? [{ text, status: 'unproven', evidence: [] }] : [];
}

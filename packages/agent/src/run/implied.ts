import type { ExpectationResult, SpecStep, Step } from '@smokejumper/contracts';
import { pageEvidence } from '../expect/outline.ts';
import { type Effect, shouldShow } from './effect.ts';
import type { Session } from './session.ts';

/** What a flow that asserts nothing still expects: that each step had its effect, and no document failed. */
export async function impliedBy(
  session: Session,
  input: { spec: SpecStep; step: Step; effect: Effect },
): Promise<ExpectationResult[]> {
  const { spec, effect } = input;
  const found: ExpectationResult[] = [];
  const address = session.page().url();
  if (effect === 'navigates') {
    found.push({
      text: `${spec.text}: the page moved on`,
      status: 'met',
      evidence: [{ snapshot: 'url', quote: address }],
    });
  } else if (effect !== 'none') {
    const view = await session.look({ values: true });
    found.push({ text: `${spec.text}: it had its effect`, status: 'met', evidence: pageEvidence(view) });
  }
  if (effect === 'none' && shouldShow(input.step.action)) {
    found.push({ text: `${spec.text}: it had its effect`, status: 'unproven', evidence: [] });
  }
  const status = session.watch.documentStatus(session.page());
  if (status !== null) {
    const evidence = [{ snapshot: 'network', quote: `${status} ${address}` }];
    found.push({ text: `${spec.text}: the document did not fail`, status: status < 400 ? 'met' : 'not_met', evidence });
  }
  return found;
}

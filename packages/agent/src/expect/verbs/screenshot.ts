import { type Checker, met, notMet, unproven } from '../check.ts';

/** `assertScreenshot`: the page in front looks as it did when its picture was stored. */
export const screenshot: Checker = (step, facts) => {
  const name = step.value ?? '';
  if (name === '') return unproven('not_understood', 'the step does not say which picture to compare with');
  const { looks } = facts;
  if (looks.kind === 'unknown') return unproven('no_evidence', looks.trouble);
  if (looks.kind === 'stored') {
    const text = `there was no picture "${name}" to compare with; this run has stored one for the next`;
    return unproven('no_evidence', text, [{ snapshot: 'screenshot', quote: `stored the baseline "${name}"` }]);
  }
  const { same, baseline, now, differing, share } = looks.comparison;
  const sized = baseline.width === now.width && baseline.height === now.height;
  const quote = sized
    ? `${percent(share)} of the pixels differ from "${name}" (${differing} of ${now.width} × ${now.height})`
    : `the picture is ${now.width} × ${now.height}, "${name}" is ${baseline.width} × ${baseline.height}`;
  const evidence = [{ snapshot: 'screenshot', quote }];
  return same ? met(evidence) : notMet(quote, evidence);
};

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(2))} %`;
}

import { type Checker, met } from '../check.ts';
import { pageEvidence } from '../outline.ts';

/** `assertNoErrors`: no error in the console, or no failed request, since the run began. */
export const noErrors: Checker = (step, { view, pageErrors }) => {
  const kinds =
    step.value === 'http'
      ? ['request', 'document']
      : step.value === 'console'
        ? ['console', 'uncaught', 'crash']
        : null;
  const found = kinds === null ? [...pageErrors] : pageErrors.filter((error) => kinds.includes(error.kind));
  const [first] = found;
  if (first === undefined) return met(pageEvidence(view));
  const evidence = found.slice(0, 5).map((error) => ({
    snapshot: error.kind === 'request' || error.kind === 'document' ? 'network' : 'console',
    quote: error.message,
  }));
  return {
    status: 'not_met',
    evidence,
    seen: `${found.length} errors, the first: ${first.message.slice(0, 200)}`,
    failure: 'page_error',
  };
};

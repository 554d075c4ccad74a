import type {
  ExpectationResult,
  Fingerprint,
  PageError,
  RefEvent,
  SnapshotRecord,
  StepResult,
} from '@smokejumper/contracts';

type Hide = (text: string) => string;

// What a page wrote is hidden in; ids and words of closed vocabularies are ours and stay.

export function hiddenSnapshot(hide: Hide, snapshot: SnapshotRecord): SnapshotRecord {
  const { id, url, title, text } = snapshot;
  return { id, url: hide(url), title: hide(title), text: hide(text) };
}

export function hiddenExpectation(hide: Hide, expectation: ExpectationResult): ExpectationResult {
  const evidence = expectation.evidence.map(({ snapshot, quote }) => ({ snapshot, quote: hide(quote) }));
  return { ...expectation, text: hide(expectation.text), evidence };
}

export function hiddenRefEvent(hide: Hide, event: RefEvent): RefEvent {
  return {
    ...event,
    before: hiddenFingerprint(hide, event.before),
    after: hiddenFingerprint(hide, event.after),
    interceptor: event.interceptor === null ? null : hide(event.interceptor),
    url: hide(event.url),
    detail: hide(event.detail),
  };
}

export function hiddenStep(hide: Hide, step: StepResult): StepResult {
  return {
    ...step,
    text: hide(step.text),
    target: hiddenFingerprint(hide, step.target),
    error: step.error === null ? null : hide(step.error),
  };
}

export function hiddenPageError(hide: Hide, error: PageError): PageError {
  return { ...error, message: hide(error.message), url: hide(error.url) };
}

function hiddenFingerprint(hide: Hide, print: Fingerprint | null): Fingerprint | null {
  if (print === null) return null;
  return { role: print.role, name: hide(print.name), context: hide(print.context) };
}

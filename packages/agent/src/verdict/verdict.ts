import { type ExpectationResult, type FailureClass, type Verdict, verdictOf } from '@smokejumper/contracts';
import { oneLine } from './one-line.ts';
import { sentence } from './summary.ts';

/** The one thing that ended a run before its end. */
export interface Stop {
  failureClass: FailureClass;
  /** The clause of the spec, verbatim; null when no clause was at work. */
  clause: string | null;
  /** What had been done just before, in a few words; null when nothing had. */
  after: string | null;
  /** What was found instead. */
  found: string;
  /** Something else worth knowing, such as an action that changed nothing. */
  aside: string | null;
}

export interface Course {
  stop: Stop | null;
  expectations: readonly ExpectationResult[];
  /** How many expectations the spec itself states. */
  stated: number;
  /** Steps done, and an error of the document in front that no expectation was checked after. */
  stepsDone: number;
  documentError: string | null;
  /** What the plan of an earlier run no longer said rightly, in a few words; null where it did. */
  changed: string | null;
}

export interface Judged {
  verdict: Verdict;
  failureClass: FailureClass | null;
  summary: string;
}

/** The verdict over a whole run. Passed needs evidence for every expectation, and at least one expectation. */
export function judge(course: Course): Judged {
  const { stop } = course;
  if (stop !== null) return stopped(stop);
  const failed = course.documentError;
  const broken = { verdict: 'failed', failureClass: 'page_error' } as const;
  // Where nothing was asserted the error page itself is what went wrong.
  if (failed !== null && course.stated === 0)
    return { ...broken, summary: sentence(`The steps led to a page that failed: ${failed}`) };
  const open = course.expectations.find(
    (expectation) => expectation.status !== 'met' || expectation.evidence.length === 0,
  );
  if (open !== undefined) {
    const failureClass: FailureClass = open.status === 'not_met' ? 'expectation_not_met' : 'no_evidence';
    return {
      verdict: verdictOf[failureClass],
      failureClass,
      summary: sentence(`“${open.text}” could not be confirmed`),
    };
  }
  if (failed !== null) return { ...broken, summary: sentence(`The page failed: ${failed}`) };
  if (course.expectations.length === 0) {
    return {
      verdict: 'inconclusive',
      failureClass: 'no_evidence',
      summary: sentence('The flow did nothing and asserted nothing, so there is nothing to go by'),
    };
  }
  return { verdict: 'passed', failureClass: null, summary: passedSummary(course) };
}

function stopped(stop: Stop): Judged {
  const when = stop.after === null ? '' : `After ${stop.after}, `;
  const aside = stop.aside === null ? '' : ` (${stop.aside})`;
  const clause = stop.clause === null ? '' : oneLine(stop.clause, 160);
  const text = {
    expectation_not_met: `${when}“${clause}” was expected, but ${stop.found}`,
    missing_element: `${when}“${clause}” could not be done or confirmed: ${stop.found}`,
    action_had_no_effect: `${when}“${clause}” did not work: ${stop.found}`,
    page_error: `${when}the page failed: ${stop.found}`,
    target_unreachable: `The site could not be reached: ${stop.found}`,
    not_understood: `“${clause}” was not understood, so the run stopped there: ${stop.found}`,
    ambiguous: `“${clause}” is ambiguous on this page: ${stop.found}`,
    no_evidence: `“${clause}” could not be checked: ${stop.found}`,
    budget: `The run stopped at its limit${clause === '' ? '' : ` before “${clause}”`}: ${stop.found}`,
    policy: `“${clause}” was not done: ${stop.found}`,
    infrastructure: `Smokejumper itself failed: ${stop.found}`,
  }[stop.failureClass];
  return {
    verdict: verdictOf[stop.failureClass],
    failureClass: stop.failureClass,
    summary: sentence(`${text}${aside}`),
  };
}

function passedSummary(course: Course): string {
  const { stated, stepsDone } = course;
  const since = course.changed === null ? '' : `; since the last run ${course.changed}`;
  const steps = `${stepsDone} step${stepsDone === 1 ? '' : 's'}`;
  const done = stepsDone === 1 ? 'The only step was done and had its' : `All ${steps} were done and had their`;
  if (stated === 0) return sentence(`${done} effect, but nothing was asserted${since}`);
  const met = stated === 1 ? 'The expectation was' : `All ${stated} expectations were`;
  return sentence(`${met} met after ${steps}${since}`);
}

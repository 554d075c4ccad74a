import type { ExpectationResult, FailureClass, RunStatus, StepOutcome, Verdict } from '@smokejumper/contracts';
import type { Tone } from '../parts/badge.tsx';

export const verdictTones: Record<Verdict, Tone> = {
  passed: 'good',
  failed: 'bad',
  inconclusive: 'unsure',
  errored: 'broken',
};

export const statusTones: Record<RunStatus, Tone> = {
  queued: 'idle',
  running: 'busy',
  finished: 'idle',
  cancelled: 'idle',
};

/** What each class of failure means, in words for people. */
export const classWords: Record<FailureClass, string> = {
  expectation_not_met: 'An expectation was not met',
  missing_element: 'An element to act on is missing',
  action_had_no_effect: 'An action did nothing',
  page_error: 'The page itself failed',
  target_unreachable: 'The site could not be reached',
  not_understood: 'A part of the flow was not understood',
  ambiguous: 'More than one thing was meant by the same words',
  no_evidence: 'There was no evidence either way',
  budget: 'A budget was used up',
  policy: 'A rule of the workspace did not allow it',
  infrastructure: 'Something broke on our side',
};

export const outcomeWords: Record<StepOutcome, readonly [tone: Tone, words: string]> = {
  done: ['good', 'done'],
  no_effect: ['bad', 'no effect'],
  refused: ['bad', 'refused'],
  not_found: ['bad', 'not found'],
  not_understood: ['unsure', 'not understood'],
  skipped: ['idle', 'skipped'],
  not_reached: ['idle', 'not reached'],
};

export const expectationWords: Record<ExpectationResult['status'], readonly [tone: Tone, words: string]> = {
  met: ['good', 'met'],
  not_met: ['bad', 'not met'],
  unproven: ['unsure', 'unproven'],
};

export const triggerWords = {
  api: 'the API',
  cli: 'a terminal',
  hook: 'a deploy',
  schedule: 'a schedule',
  manual: 'a person',
  rerun: 'a re-run',
} as const;

/** `ref_outcome` as people read it. */
export const plain = (word: string): string => word.replaceAll('_', ' ');

/** `assertText` → `checks text`, `doubleClick` → `double click`. */
export function actionWords(action: string): string {
  const words = action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.replace(/^assert /, 'checks ');
}

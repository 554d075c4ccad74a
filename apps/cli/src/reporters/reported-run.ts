import type { RunResult, StepResult } from '@smokejumper/contracts';

/** One finished run with what only the terminal knows: where its flow stands and when it began. */
export interface ReportedRun {
  /** Path of the flow file as it was given, or as the server knows it; `onServer` where it knows none. */
  file: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  result: RunResult;
}

/** In the place of a file, for a flow that was pushed from none. */
export const onServer = 'server';

/** The step a run stumbled over; null for a run that passed or that never came to a step. */
export function failingStep(result: RunResult): StepResult | null {
  const good = new Set(['done', 'skipped', 'not_reached']);
  const bad = result.steps.find((step) => !good.has(step.outcome));
  if (bad !== undefined) return bad;
  return result.steps.find((step) => step.error !== null && step.outcome !== 'not_reached') ?? null;
}

/** Path of the screenshot that shows the failing step, or of the last one there is. */
export function failureScreenshot(result: RunResult): string | null {
  const shots = result.artifacts.filter((artifact) => artifact.kind === 'screenshot' && artifact.path !== undefined);
  const step = failingStep(result);
  const own = step === null ? undefined : shots.findLast((shot) => shot.step === step.index);
  return (own ?? shots.at(-1))?.path ?? null;
}

/** What was tried, expected and seen, one fact a line. */
export function failureLines(result: RunResult): string[] {
  const step = failingStep(result);
  const open = result.expectations.filter((expectation) => expectation.status !== 'met');
  const screenshot = failureScreenshot(result);
  return [
    ...(result.summary === null ? [] : [result.summary]),
    ...(step === null ? [] : [`spec:       ${oneLine(step.text)}`]),
    ...open.flatMap((expectation) => [
      `expected:   ${oneLine(expectation.text)} (${expectation.status.replace('_', ' ')})`,
      ...expectation.evidence.map((evidence) => `seen:       ${oneLine(evidence.quote)} (${evidence.snapshot})`),
    ]),
    ...(step?.error ? [`what happened: ${oneLine(step.error)}`] : []),
    ...(screenshot === null ? [] : [`screenshot: ${screenshot}`]),
  ];
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

import type { ArtifactWithLinks, Run, StepResult } from '@smokejumper/contracts';
import { Badge, Chip, type Tone } from '../parts/badge.tsx';
import { Section } from '../parts/page.tsx';
import { Took } from '../parts/when.tsx';
import { Screenshot } from './screenshot.tsx';
import { actionWords, expectationWords, outcomeWords, plain } from './words.ts';

interface StepsProps {
  run: Run;
  steps: readonly StepResult[];
  artifacts: readonly ArtifactWithLinks[];
  /** An earlier one; null: the last. */
  attempt: number | null;
}

/** What was done, in order, with the picture of the step that went wrong. */
export function Steps({ run, steps, artifacts, attempt }: StepsProps) {
  const shown = shownPicture({ run, steps, artifacts });
  return (
    <Section title={attempt === null ? 'Steps' : `Steps of attempt ${attempt}`}>
      {steps.length === 0 && <p className="none">{run.status === 'queued' ? 'Nothing yet.' : 'No step was taken.'}</p>}
      <ol className="steps">
        {steps.map((step) => (
          <Step
            key={step.index}
            step={step}
            state={stateOf(step, attempt === null ? run : null)}
            picture={shown?.step === step.index ? shown : undefined}
          />
        ))}
        {run.status === 'running' && attempt === null && (
          <li className="step next" aria-hidden="true">
            <span className="pulse" />
          </li>
        )}
      </ol>
      {shown !== undefined && !steps.some(({ index }) => index === shown.step) && (
        <Screenshot artifact={shown} of="the page at the end" />
      )}
    </Section>
  );
}

/** A step that looked at something did so whether or not it was as expected: then that is what counts. */
function stateOf(step: StepResult, run: Run | null) {
  if (step.outcome !== 'done' || step.error === null) return outcomeWords[step.outcome];
  const status = run?.expectations.find(({ text }) => text === step.text)?.status ?? 'not_met';
  return expectationWords[status];
}

interface StepProps {
  step: StepResult;
  state: readonly [tone: Tone, words: string];
  picture: ArtifactWithLinks | undefined;
}

function Step({ step, state: [tone, words], picture }: StepProps) {
  return (
    <li className={`step ${step.outcome}`}>
      <span className="step-number" aria-hidden="true">
        {step.index + 1}
      </span>
      <div className="step-body">
        <p className="clause">{step.text}</p>
        <p className="row-meta">
          <Badge tone={tone}>{words}</Badge>
          <span>{actionWords(step.action)}</span>
          {step.target !== null && <Target step={step} />}
          {step.refOutcome !== null && step.refOutcome !== 'live' && (
            <Chip title="What the element’s reference came to">{plain(step.refOutcome)}</Chip>
          )}
          {step.source !== 'literal' && <Chip title="Who decided it">{step.source}</Chip>}
        </p>
        {step.error !== null && <p className="step-error">{step.error}</p>}
        {picture !== undefined && <Screenshot artifact={picture} of={`the page at step ${step.index + 1}`} />}
      </div>
      <Took ms={step.durationMs} />
    </li>
  );
}

function Target({ step: { target } }: { step: StepResult }) {
  if (target === null) return null;
  return (
    <span title={target.context === '' ? undefined : `in: ${target.context}`}>
      {target.role} <q>{target.name}</q>
    </span>
  );
}

/** The picture of the step that went wrong; else the last one, of a run that did not pass. */
function shownPicture({ run, steps, artifacts }: Pick<StepsProps, 'run' | 'steps' | 'artifacts'>) {
  const pictures = artifacts.filter(({ kind }) => kind === 'screenshot');
  const wrong = steps.find(({ outcome }) => ['no_effect', 'refused', 'not_found', 'not_understood'].includes(outcome));
  const ofWrong = wrong && pictures.findLast(({ step }) => step === wrong.index);
  if (ofWrong !== undefined) return ofWrong;
  return run.verdict === 'passed' ? undefined : pictures.at(-1);
}

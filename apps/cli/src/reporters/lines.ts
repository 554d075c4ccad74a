import type { StepResult, Usage } from '@smokejumper/contracts';
import type { Colors } from 'picocolors/types.ts';
import type { Progress } from './progress.ts';
import { failureLines, oneLine, type ReportedRun } from './reported-run.ts';

export interface LinesOptions {
  write: (text: string) => void;
  colors: Colors;
  /** Several flows at the same time: each line then says which flow it is about. */
  mixed: boolean;
  /** Columns of the terminal when the step under way is to be shown while it runs; null: only finished lines. */
  liveColumns: number | null;
}

const clearLine = '\r\u001b[2K';

/** A line for each step; on a terminal the step under way is shown below them. */
export function createLineProgress(options: LinesOptions): Progress {
  const { write, colors, liveColumns } = options;
  const live = options.mixed ? null : liveColumns;
  const clear = live === null ? '' : clearLine;
  const line = (text: string): void => write(`${clear}${text}\n`);

  return {
    began: ({ flow, file, number, total }) => {
      const tag = options.mixed ? `${colors.dim(`[${flow}]`)} ` : '';
      line(`${tag}${colors.bold(flow)} ${colors.dim(`${file} (${number}/${total})`)}`);
      return {
        stepStarted: (text) => {
          if (live !== null) write(`${clearLine}  ${colors.dim(cut(`… ${oneLine(text)}`, live - 3))}`);
        },
        stepFinished: (step) => line(`${tag}  ${stepLine(step, colors)}`),
        modelUsed: (usage) => {
          if (live !== null) write(`${clearLine}  ${colors.dim(cut(`… ${usageText(usage)}`, live - 3))}`);
        },
        ended: (run) => {
          line(`${tag}  ${verdictLine(run, colors)}`);
          const { usage } = run.result;
          if (usage.modelCalls > 0) line(`${tag}    ${colors.dim(usageText(usage))}`);
          if (run.result.verdict === 'passed') {
            line(`${tag}    ${colors.dim(oneLine(run.result.summary ?? ''))}`);
            return;
          }
          for (const fact of failureLines(run.result)) line(`${tag}    ${fact}`);
        },
      };
    },
    done: (runs, durationMs) => line(`\n${closingLine(runs, durationMs)}`),
  };
}

function stepLine(step: StepResult, colors: Colors): string {
  const bad = step.error !== null && step.outcome !== 'not_reached' && step.outcome !== 'skipped';
  const took = colors.dim(`${Math.round(step.durationMs)} ms`);
  if (step.outcome === 'skipped') return `${colors.yellow('-')} ${oneLine(step.text)} ${colors.dim('(skipped)')}`;
  if (step.outcome === 'not_reached') return `${colors.dim('·')} ${oneLine(step.text)} ${colors.dim('(not reached)')}`;
  if (step.outcome === 'done' && !bad) {
    return `${colors.green('✓')} ${oneLine(step.text)} ${colors.dim(step.source)} ${took}`;
  }
  const why = step.error === null ? '' : `: ${oneLine(step.error)}`;
  return `${colors.red('✗')} ${oneLine(step.text)} ${took}${why}`;
}

function verdictLine({ result }: ReportedRun, colors: Colors): string {
  const verdict = result.verdict ?? result.status;
  const paint = verdict === 'passed' ? colors.green : verdict === 'failed' ? colors.red : colors.yellow;
  const kind = result.failureClass === null ? '' : ` (${result.failureClass})`;
  return `${paint(colors.bold(verdict))}${kind} in ${seconds(result.durationMs ?? 0)}`;
}

function closingLine(runs: readonly ReportedRun[], durationMs: number): string {
  const counted = Map.groupBy(runs, (run) => run.result.verdict ?? run.result.status);
  const parts = ['passed', 'failed', 'inconclusive', 'errored', 'cancelled'] as const;
  const shown = parts.flatMap((part) => (counted.has(part) ? [`${counted.get(part)!.length} ${part}`] : []));
  return `${runs.length} run${runs.length === 1 ? '' : 's'}: ${shown.join(', ')} in ${seconds(durationMs)}`;
}

function usageText({ modelCalls, inputTokens, outputTokens, costUsd }: Usage): string {
  const calls = `${modelCalls} model call${modelCalls === 1 ? '' : 's'}`;
  const cost = costUsd === 0 ? '' : `, $${costUsd.toFixed(4)}`;
  return `${calls}, ${inputTokens + outputTokens} tokens${cost}`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, Math.max(1, length - 1))}…`;
}

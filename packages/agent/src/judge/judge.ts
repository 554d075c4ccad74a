import type { Log } from '@smokejumper/contracts';
import type { Model } from '../model/types.ts';
import { addUsage, noUsage } from '../model/usage.ts';
import { JudgeAnswer, judgePrompt } from './prompt.ts';
import { sourcesOf } from './sources.ts';
import type { JudgeInput, Judgement, JudgeOutcome } from './types.ts';
import { verified } from './verify.ts';

type Asked = JudgeInput & { nonce: string; signal: AbortSignal; callsLeft?: number };

/**
 * Judges what no deterministic check could decide, in a fresh conversation that knows the expectations and what the
 * browser showed. Where a second judge is set both are asked, and what they do not agree on is unproven.
 */
export async function judgeAll(ctx: { log: Log }, input: Asked & { model: Model }): Promise<JudgeOutcome> {
  if (input.expectations.length === 0) return { kind: 'judged', verdicts: [], usage: noUsage };
  const first = await askJudge(input, input.model);
  const { secondJudge } = input.model;
  if (first.kind === 'unavailable' || secondJudge === null) return first;
  const left = input.callsLeft === undefined ? {} : { callsLeft: input.callsLeft - first.usage.calls };
  const second = await askJudge({ ...input, ...left }, secondJudge);
  const usage = addUsage(first.usage, second.usage);
  if (second.kind === 'unavailable') return { ...second, usage };
  const verdicts = first.verdicts.map((one, at) => agreed(one, second.verdicts[at] as Judgement));
  const split = verdicts.filter(({ status }, at) => status !== first.verdicts[at]?.status).length;
  if (split > 0) ctx.log.info({ split }, 'two judges did not agree');
  return { kind: 'judged', verdicts, usage };
}

// What makes no sense is asked once more; after that nothing is proven.
async function askJudge(input: Asked, model: Model): Promise<JudgeOutcome> {
  const { sources, leftOut } = sourcesOf(input);
  const { system, user } = judgePrompt({ ...input, sources, leftOut });
  let usage = noUsage;
  let left = input.callsLeft ?? Number.POSITIVE_INFINITY;
  let why = 'no call is left to judge it';
  for (let tries = 0; tries < 2 && left > 0; tries += 1) {
    const answer = await model.ask({
      role: 'judge',
      system,
      messages: [{ role: 'user', text: user }],
      output: { name: 'verdicts', schema: JudgeAnswer },
      step: null,
      callsLeft: left,
      signal: input.signal,
    });
    usage = addUsage(usage, answer.usage);
    left -= answer.usage.calls;
    if (answer.kind === 'unavailable') return { kind: 'unavailable', why: answer.why, usage };
    if (answer.kind === 'object')
      return { kind: 'judged', verdicts: verified(answer.value as JudgeAnswer, { ...input, sources }), usage };
    why = `the judge gave no usable answer${answer.kind === 'senseless' ? `: ${answer.why}` : ''}`;
  }
  const verdicts = input.expectations.map(({ id }): Judgement => ({ id, status: 'unproven', quotes: [], why }));
  return { kind: 'judged', verdicts, usage };
}

function agreed(one: Judgement, other: Judgement): Judgement {
  if (one.status === other.status) return one;
  const why = `the two judges do not agree (${one.status}, ${other.status})`;
  return { id: one.id, status: 'unproven', quotes: [], why };
}

import type { Arrived } from './attempt.ts';
import type { Answer, ModelRequest } from './types.ts';

type Bare<T> = T extends unknown ? Omit<T, 'usage'> : never;

/** What an answer that arrived is worth for what was asked. */
export function answerOf(request: ModelRequest, arrived: Arrived): Bare<Answer> {
  const { text, calls, end } = arrived;
  const senseless = (why: string) => ({ kind: 'senseless' as const, why, text: text.slice(0, 2_000) });
  if (end === 'too_long') return senseless('the answer did not end');
  if (end === 'filtered') return senseless('the provider filtered the answer');
  if (request.output !== undefined) return objectOf(request.output, arrived, senseless);
  if (end === 'length') return senseless('the answer was cut by its length limit');
  if (calls.length > 0) return { kind: 'tools', calls, text };
  return text.trim() === '' ? senseless('the answer is empty') : { kind: 'text', text };
}

function objectOf(
  output: NonNullable<ModelRequest['output']>,
  arrived: Arrived,
  senseless: (why: string) => Bare<Answer>,
): Bare<Answer> {
  const call = arrived.calls.find(({ name }) => name === output.name);
  const value = call === undefined ? jsonIn(arrived.text) : call.args;
  if (value === undefined)
    return senseless(
      arrived.end === 'length' ? 'the answer was cut by its length limit' : `no ${output.name} came back`,
    );
  const read = output.schema.safeParse(value);
  if (read.success) return { kind: 'object', value: read.data };
  const [issue] = read.error.issues;
  const place = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.map(String).join('.')}`;
  return senseless(`the ${output.name} is not of its form${place}: ${issue?.message ?? 'unknown'}`);
}

// A model without tools of its own writes the object as text, often inside a fence.
function jsonIn(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

import type { Step, Target } from '@smokejumper/contracts';
import { kindInWords } from '../check.ts';

/** "there are 3 rows", "there is 1 button \"Save\"": how many there are of a target, for messages. */
export function amount(number: number, target: Target | undefined): string {
  const { noun, role, text } = target ?? {};
  const there = number === 1 ? 'there is 1' : `there are ${number}`;
  const called = kindInWords(role ?? 'element');
  const kind = noun ?? (number === 1 ? called : called.replace(/x$/, 'xe').replace(/$/, 's'));
  if (text === undefined) return `${there} ${kind}`;
  return noun === undefined && role === undefined ? `"${text}" is there ${number} times` : `${there} ${kind} "${text}"`;
}

const words: Record<string, string> = {
  gt: 'more than',
  gte: 'at least',
  lt: 'fewer than',
  lte: 'at most',
  neq: 'other than',
  increased: 'more than',
  decreased: 'fewer than',
};

/** "more than 3": what a count or a number is to be, for messages. */
export function opWords(step: Step, wanted: number | string): string {
  const op = words[step.op ?? 'eq'];
  return op === undefined ? String(wanted) : `${op} ${wanted}`;
}

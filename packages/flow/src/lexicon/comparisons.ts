import type { Step } from '@smokejumper/contracts';

type NumberOp = 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte';

const phrases: [NumberOp, string][] = [
  [
    'gte',
    'at least|no lower than|not lower than|no smaller than|no less than|not less than|no fewer than|not fewer than|greater than or equal to|more than or equal to|a minimum of|minimum|>=|≥',
  ],
  [
    'lte',
    'at most|no higher than|not higher than|no larger than|no greater than|not greater than|no more than|not more than|less than or equal to|up to|a maximum of|maximum|<=|≤',
  ],
  [
    'gt',
    'more than|greater than|higher than|above|over|larger than|bigger than|in excess of|exceed|exceeds|surpass|surpasses|top|tops|>',
  ],
  ['lt', 'less than|fewer than|lower than|below|under|smaller than|<'],
  ['neq', 'different from|different to|different than|other than|not the same as|unequal to'],
  ['eq', 'exactly|a single|equal to|the same as|precisely|still|only|just|identical to|equals|back to|back at|='],
];
export const comparisons: [NumberOp, string[]][] = phrases
  .flatMap(([op, words]) => words.split('|').map((phrase): [NumberOp, string[]] => [op, phrase.split(' ')]))
  .sort((a, b) => b[1].length - a[1].length);

const inverse: Record<NumberOp, NumberOp> = { eq: 'neq', neq: 'eq', gt: 'lte', gte: 'lt', lt: 'gte', lte: 'gt' };
export const invert = (op: NumberOp): NumberOp => inverse[op];
export type { NumberOp };
export type Op = NonNullable<Step['op']>;

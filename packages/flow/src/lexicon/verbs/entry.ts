import type { Step } from '@smokejumper/contracts';

/**
 * One way to say an action. The wording is the grammar (see patterns/pattern.ts): slots named like a field of a step
 * fill that field. `more` adds what the words imply. `list`: "A and B" are two targets rather than one label.
 */
export interface VerbEntry {
  action: Step['action'];
  wording: string;
  more?: Partial<Step>;
  list?: boolean;
}

export const into = '(into|in to|inside|in|onto|on|to|for)';
export const verb = (action: Step['action'], wording: string, more?: Partial<Step>): VerbEntry => ({
  action,
  wording,
  ...(more && { more }),
});
export const listed = (action: Step['action'], wording: string, more?: Partial<Step>): VerbEntry => ({
  ...verb(action, wording, more),
  list: true,
});

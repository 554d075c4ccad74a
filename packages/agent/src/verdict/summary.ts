import type { Step } from '@smokejumper/contracts';
import { targetWords } from '../expect/check.ts';

const done: Partial<Record<Step['action'], (step: Step) => string>> = {
  navigate: (step) => `opening ${step.value ?? 'the start page'}`,
  fill: (step) => `filling in ${targetWords(step.target)}`,
  type: () => 'typing',
  press: (step) => `pressing ${step.value}`,
  select: (step) => `selecting "${step.value}" in ${targetWords(step.target)}`,
  set: (step) => `setting ${targetWords(step.target)} to "${step.value}"`,
  check: (step) => `ticking ${targetWords(step.target)}`,
  uncheck: (step) => `unticking ${targetWords(step.target)}`,
  login: () => 'signing in',
  search: (step) => `searching for "${step.value}"`,
  back: () => 'going back',
  reload: () => 'reloading',
  request: () => 'the request',
  upload: (step) => `uploading ${step.value}`,
  drag: (step) => `dragging ${targetWords(step.target)}`,
  dismiss: (step) => `closing ${targetWords(step.target)}`,
};

/** A finished action in a few words, as the beginning of "after …". */
export function actionWords(step: Step): string {
  const words = done[step.action];
  if (words !== undefined) return words(step);
  return step.target === undefined ? step.action : `clicking ${targetWords(step.target)}`;
}

/** A sentence: a capital first, one full stop last, no line breaks. */
export function sentence(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.\s]+$/, '');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
}

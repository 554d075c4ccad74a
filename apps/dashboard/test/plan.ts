import type { Plan } from '@smokejumper/contracts';

/** What a run that passed would have learnt: one click. */
export const plan = (name: string): Plan => ({
  format: 1,
  flow: 'Buy',
  specHash: 'abc',
  seal: 'def',
  steps: [
    {
      text: `Click "${name}"`,
      line: 1,
      column: 1,
      quoted: true,
      step: { action: 'click', kind: 'action', target: { text: name } },
      wanted: { text: name },
      target: { role: 'button', name, context: 'form', ordinal: null, tag: 'button', attributes: {} },
      effect: 'changes',
      optional: false,
    },
  ],
});

import type { Step } from '@smokejumper/contracts';

/** What a value of this is called whose author gave it no name: "the remembered total". */
export const rememberedName = (what: string): string => `remembered ${what}`;

/** The name of a value that a step keeps without one. */
export function rememberedAs({ target, measure }: Step): string {
  const { text, noun, role } = target ?? {};
  const what = text ?? noun ?? role ?? 'value';
  return rememberedName(measure === 'count' ? `number of ${what.replace(/s?$/, 's')}` : what);
}

/** Whether a value has only the name that it was given here. */
export const isNameless = (name: string): boolean => name.startsWith(rememberedName(''));

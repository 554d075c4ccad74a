import type { DialogRecord, Target } from '@smokejumper/contracts';
import type { Check, Facts } from '../check.ts';
import { met } from '../check.ts';
import { reads, type Tone } from './messages.ts';

/** Whether an alert or a dialog may mean the browser's own: nothing but its words is told of it. */
export function mayBeBrowsers({ role, noun, ordinal, scope }: Target): boolean {
  return (role === 'alert' || role === 'dialog') && [noun, ordinal, scope].every((part) => part === undefined);
}

/** An alert or a dialog that the browser itself showed upon the last action; null where it showed none that says so. */
export function shownByBrowser({ asked }: Facts, target: Target, says: (words: string) => boolean): Check | null {
  const said = mayBeBrowsers(target) ? asked.findLast(({ message }) => says(message)) : undefined;
  return said === undefined ? null : met([{ snapshot: 'dialog', quote: said.message }]);
}

/** What the browser's own alert said upon the last action, where it reads like a message of that tone. */
export function alertIn({ asked }: Facts, tone: Tone): DialogRecord | undefined {
  return asked.find(({ type, message }) => type === 'alert' && reads(message, tone, { anew: true }));
}

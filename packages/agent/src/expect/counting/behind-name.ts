import type { Step } from '@smokejumper/contracts';
import { bare } from '../../ground/names/text.ts';
import { closest, foldedText, fullText, has, type Item, isFoldedOption, type View } from '../../ground/view/view.ts';
import { type Check, met, tellsMore, unproven } from '../check.ts';
import { compareNumber } from '../compare.ts';
import { quotesOf } from '../outline.ts';
import { stepwise } from './doubtful-entries.ts';

/**
 * "The number of "Open tasks"" where a heading or a control says "Open tasks (4)": what it says of them, not how often
 * these words stand there. `isAsked`: the flow says that it is the number; "it appears 4 times" may mean either.
 */
export const unlessBehindName =
  (isAsked: boolean) =>
  (step: Step, { view }: { view: View }, check: Check): Check => {
    const { action, target = {}, value = '', op = 'eq' } = step;
    const { text, ...others } = target;
    if (action !== 'assertCount' || text === undefined || tellsMore(others)) return check;
    if (stepwise.includes(op) || !/^\d+$/.test(value)) return check;
    const said = view.items.flatMap((item) => {
      const number = numberBehind(item, text);
      return number === null ? [] : [{ item, fits: compareNumber(number, op, Number(value)) }];
    });
    const [first] = said;
    const holds = check.status === 'met';
    const isTold = said.some(({ fits }) => fits);
    // Both ways of counting agree.
    if (first === undefined || (isAsked ? !isTold && !holds : !isTold || holds)) return check;
    const quoted = quotesOf(view, first.item);
    if (isAsked && said.every(({ fits }) => fits)) return met(quoted);
    const seen = `"${fullText(first.item)}" stands on the page, and whether that is how many there are is not told`;
    return unproven('ambiguous', seen, quoted);
  };

const titles: readonly string[] = ['heading', 'link', 'button', 'tab', 'term', 'listitem', 'treeitem', 'menuitem'];

function numberBehind(item: Item, name: string): number | null {
  const words = foldedText(item);
  const number = /^\((\d{1,6})\)$/.exec(words.slice(bare(name).length).trim())?.[1];
  const isTitle = closest(item, ({ role }) => titles.includes(role)) === item;
  if (number === undefined || !words.startsWith(bare(name)) || !isTitle) return null;
  return has(item, 'hidden') || isFoldedOption(item) ? null : Number(number);
}

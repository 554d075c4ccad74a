import type { Target } from '@smokejumper/contracts';
import { drawnTicks } from '../../ground/controls/drawn-ticks.ts';
import { isDrawnOtherwise, otherwiseWords, tickStates } from '../../ground/controls/ticks.ts';
import { groundAll } from '../../ground/ground.ts';
import { closest, has, type Item, nameOf, subtree, type View } from '../../ground/view/view.ts';
import { type Check, targetWords, unproven } from '../check.ts';
import { quotesOf } from '../outline.ts';

/**
 * "South is not checked" of an entry to choose, where none of its list says of itself whether it is, and of a button that
 * says nothing of it: the tick may be drawn. So may one whose box holds the opposite. A box that is ticked in part is not
 * checked, and not unchecked either. Null where it is told.
 */
export function untoldTick(view: View, items: readonly Item[], asked?: string): Check | null {
  const half = asked === 'unchecked' ? items.find((item) => has(item, 'mixed')) : undefined;
  if (half !== undefined)
    return unproven(
      'ambiguous',
      `${nameOf(half)} is ticked in part: neither checked nor unchecked`,
      quotesOf(view, half),
    );
  const twofold = items.find(isDrawnOtherwise);
  if (twofold !== undefined) return unproven('ambiguous', otherwiseWords(twofold), quotesOf(view, twofold));
  const untold = items.find((item) => (item.role === 'option' ? !listOf(item).some(tells) : isMute(item)));
  if (untold === undefined) return null;
  return unproven(
    'no_evidence',
    `nothing on the page says whether ${nameOf(untold)} is checked`,
    quotesOf(view, untold),
  );
}

/**
 * "Marketing emails is off" where these words stand on the page as plain text, and no control bears them: what is
 * switched may be drawn beside them by its style alone, as may "the toggle in the row" be a box without words in it. Null
 * where they stand nowhere, or in what is no such text.
 */
export function untoldSwitch(view: View, { role, ...target }: Target): Check | null {
  const [drawn] = target.text === undefined ? drawnTicks(view, { role, ...target }) : [];
  if (drawn !== undefined) {
    const seen = `nothing is told to be ${targetWords({ role, ...target })}, but a box without any words could be it`;
    return { ...unproven('no_evidence', seen, quotesOf(view, drawn)), mayCome: true };
  }
  if ((role !== undefined && role !== 'switch') || target.text === undefined || target.noun !== undefined) return null;
  const { items } = groundAll(view, { target, purpose: 'read', exact: true, shown: true });
  const plain = items.find((item) => ['generic', 'text', 'listitem'].includes(item.role));
  if (plain === undefined) return null;
  const seen = `${targetWords(target)} stands on the page, and nothing tells what beside it is on or off`;
  return unproven('no_evidence', seen, quotesOf(view, plain));
}

function isMute(item: Item): boolean {
  return ['button', 'link', 'menuitem', 'generic'].includes(item.role) && !has(item, ...tickStates);
}

function listOf(option: Item): Item[] {
  return subtree(closest(option, ({ role }) => role === 'listbox') ?? option);
}

function tells(item: Item): boolean {
  return item.role === 'option' && has(item, ...tickStates);
}

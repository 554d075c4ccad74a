import type { Target } from '@smokejumper/contracts';
import { isControl, isDialog, isHeading } from '../../ground/names/roles.ts';
import { bare, fold } from '../../ground/names/text.ts';
import { closest, fullText, has, subtree, type View } from '../../ground/view/view.ts';
import type { Reading } from './reading.ts';

/**
 * "The drawer title" is the heading that the only open dialog begins with, or what it is labelled by. Without either it is
 * the words it begins with, if they are the wanted ones: that others are its title nothing tells.
 */
export function dialogTitle(view: View, target: Target, wanted: string): Reading[] {
  if (!asksTitle(target)) return [];
  const open = view.items.filter((item) => isDialog(item) && !has(item, 'hidden', 'behind-modal'));
  const [dialog, ...others] = open;
  if (dialog === undefined || others.length > 0) return [];
  const words = subtree(dialog).filter((part) => part.text !== '' && closest(part, isControl) === null);
  const first = words[0];
  const heading = first === undefined ? null : closest(first, isHeading);
  const told = [heading === null ? '' : fullText(heading), dialog.name].filter((title) => title !== '');
  if (told.length > 0) return [{ item: heading ?? dialog, texts: told, quoted: [heading ?? dialog] }];
  return first !== undefined && bare(first.text) === bare(wanted)
    ? [{ item: first, texts: [fullText(first)], quoted: [first] }]
    : [];
}

const kinds = /^(?:dialog|drawer|modal|pop-?up)$/;

function asksTitle({ text = '', role, noun, scope, ordinal }: Target): boolean {
  if (role !== undefined || noun !== undefined || ordinal !== undefined) return false;
  const kind = /^(.+?)(?:['’]s)? title$/.exec(fold(text))?.[1];
  if (scope === undefined) return kinds.test(kind ?? '');
  const isKind = scope.role === 'dialog' || kinds.test(fold(scope.noun ?? ''));
  return fold(text) === 'title' && scope.relation === 'within' && scope.text === undefined && isKind;
}

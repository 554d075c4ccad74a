import type { Target } from '@smokejumper/contracts';
import { isFormControl } from '../../ground/names/roles.ts';
import { bare } from '../../ground/names/text.ts';
import { ancestors, has, type Item, isNameless, subtree, type View } from '../../ground/view/view.ts';
import { tellsMore } from '../check.ts';

/**
 * "Width · Height" in front of two fields without names of their own names each of them, in that order. None where the
 * names and the fields are not as many.
 */
export function underSharedCaption({ items }: View, { text, ...others }: Target): { caption: Item; field: Item }[] {
  const name = bare(text ?? '');
  if (name === '' || tellsMore(others)) return [];
  return items.flatMap((item) => {
    const names = has(item, 'hidden') ? [] : item.text.split(/\s[·•|/]\s/).map(bare);
    const at = names.indexOf(name);
    const field = names.length < 2 || at < 0 ? undefined : fieldsBehind(item, names.length)[at];
    return field === undefined ? [] : [{ caption: item, field }];
  });
}

// The box behind that of the caption, where it holds so many fields and nothing else.
function fieldsBehind(caption: Item, count: number): Item[] {
  for (const box of [caption, ...ancestors(caption).slice(0, 3)]) {
    const later = box.up?.children.filter(({ index }) => index > box.index) ?? [];
    if (later.length === 0) continue;
    const fields = later.flatMap(subtree).filter(isFormControl);
    const own = fields.slice(0, count);
    const isAlone = later.every((part) => subtree(part).every(({ text }) => text === ''));
    return fields.length === count && isAlone && own.every(isNameless) ? own : [];
  }
  return [];
}

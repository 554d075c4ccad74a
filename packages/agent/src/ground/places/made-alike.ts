import { isPressedByName } from '../names/roles.ts';
import { shape } from '../repeats/groups.ts';
import { built } from '../repeats/kin.ts';
import { fullText, type Item, subtree } from '../view/view.ts';

/**
 * Whether two entries are made alike, so that neither titles the other: of the same kinds of parts, each a control and no
 * more (a link with a badge and one without), or as wide and begun by the same part (a picture, in front of more or less).
 */
export function areMadeAlike(one: Item, other: Item): boolean {
  return shape(one) === shape(other) || areBothControls(one, other) || beginAlike(one, other);
}

function areBothControls(one: Item, other: Item): boolean {
  const [mine, theirs] = [one, other].map(onlyControl);
  return mine !== undefined && theirs !== undefined && mine.role === theirs.role;
}

function onlyControl(entry: Item): Item | undefined {
  const [control, ...others] = subtree(entry).filter(isPressedByName);
  return control !== undefined && others.length === 0 && fullText(control) === fullText(entry) ? control : undefined;
}

function beginAlike(one: Item, other: Item): boolean {
  const [first, ...rest] = one.children;
  const [next, ...more] = other.children;
  if (first === undefined || next === undefined || rest.length === 0 || more.length === 0) return false;
  const isAsWide = one.box !== null && other.box !== null && Math.abs(one.box.width - other.box.width) <= 1;
  return isAsWide && one.tag === other.tag && built(first) === built(next) && first.role !== 'text';
}

import { isDataRow, isHeading, isPressedByName } from '../names/roles.ts';
import { shape } from '../repeats/groups.ts';
import { built } from '../repeats/kin.ts';
import { closest, fullText, type Item, subtree } from '../view/view.ts';
import type { Probe } from './area.ts';

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

/**
 * The row or the tab that a name stands in, where it does not hold what is looked for and one beside it of as many cells
 * does. None for a heading, which may title what stands behind it.
 */
export function entryMadeAlike(name: Item, probe: Probe): Item | null {
  const entry = closest(name, (up) => isDataRow(up) || up.role === 'tab');
  if (entry === null || closest(name, isHeading) !== null || probe(subtree(entry))) return null;
  const isTwin = (other: Item) => other.role === entry.role && isDataRow(other) === isDataRow(entry);
  const isAsLong = (other: Item) => entry.role === 'tab' || other.children.length === entry.children.length;
  const twins = entry.up?.children.filter((other) => other !== entry && isTwin(other) && isAsLong(other)) ?? [];
  return twins.some((twin) => probe(subtree(twin))) ? entry : null;
}

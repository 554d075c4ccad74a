import type { Match } from '../names/names.ts';
import { rung } from '../names/text.ts';
import { bears } from '../repeats/bearers.ts';
import { ancestors, type Item, subtree } from '../view/view.ts';

/** A part of the page. `nearest`: its elements are sorted by nearness, and the first that matches is meant. */
export interface Area {
  items: readonly Item[];
  nearest: boolean;
  /** The element the area is, if it is one. */
  root: Item | null;
  /** What it lies beside, where it lies beside something. */
  anchor?: Item;
  /** What it was widened around, to hold what is told to stand near that. */
  near?: Item;
  /** It is what stands below a heading, before the next one like it. */
  headed?: true;
}

/** Whether what is looked for lies in a set of elements. */
export type Probe = (items: readonly Item[]) => boolean;

/** An element as the place that others stand in. */
export function asArea(root: Item): Area {
  return { items: subtree(root), nearest: false, root };
}

/** The one of that rank, counted from the end where it is below zero; all where none is told. */
export function nth<T>(list: readonly T[], ordinal: number | undefined): T[] {
  if (ordinal === undefined) return [...list];
  const found = ordinal < 0 ? list.at(ordinal) : list[ordinal - 1];
  return found === undefined ? [] : [found];
}

/** Those that fit best. Of such as hold the words beside others the ones that are called so: "Tea $3", and not "Tea cup $4". */
export function topRung(matches: Match[], text = ''): Match[] {
  const top = Math.max(0, ...matches.map((match) => match.rung));
  const cut = Math.min(top, rung.loose);
  const best = matches.filter((match) => match.rung >= cut);
  const called = text === '' || top >= rung.loose ? [] : best.filter(({ item }) => bears(item, text));
  return called.length > 0 ? called : best;
}

/** Without those that hold another of them. */
export function dropOuter(items: Item[]): Item[] {
  const outer = new Set(items.flatMap((item) => ancestors(item)));
  return items.filter((item) => !outer.has(item));
}

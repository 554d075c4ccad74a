import { holdsTexts, type Item } from '../view/view.ts';
import type { Group } from './groups.ts';

/**
 * Cards of one kind with the boxes beside them that are drawn as they are and begin as they do, and merely lack what is
 * pressed in the others: of the members of a team the owner has no "Manage".
 */
export function withKin(groups: readonly Group[], children: readonly Item[]): Group[] {
  const whole = groups.map((group) =>
    group.kind === 'cards' ? { ...group, items: kinOf(group.items, children) } : group,
  );
  const isPart = (group: Group, at: number) =>
    whole.some(
      (other, i) =>
        i !== at &&
        group.items.every((item) => other.items.includes(item)) &&
        (i < at || other.items.length > group.items.length),
    );
  return whole.filter((group, at) => !isPart(group, at));
}

// From the first card on to either side, as far as they stand side by side without a gap.
function kinOf(cards: readonly Item[], children: readonly Item[]): Item[] {
  const [first] = cards;
  if (first === undefined) return [];
  const isKin = (item: Item | undefined) =>
    item !== undefined && (cards.includes(item) || cards.some((card) => areKin(item, card)));
  let [start, end] = [children.indexOf(first), children.indexOf(cards.at(-1) ?? first)];
  while (isKin(children[start - 1])) start -= 1;
  while (isKin(children[end + 1])) end += 1;
  return children.filter((child, at) => cards.includes(child) || (at >= start && at <= end && isKin(child)));
}

function areKin(one: Item, other: Item): boolean {
  return one.role === 'generic' && one.tag === other.tag && areDrawnAlike(one, other) && beginAlike(one, other);
}

function areDrawnAlike({ box: a }: Item, { box: b }: Item): boolean {
  if (a === null || b === null) return false;
  const isSame = (x: number, y: number) => Math.abs(x - y) <= 1;
  return isSame(a.width, b.width) && isSame(a.height, b.height) && (isSame(a.x, b.x) || isSame(a.y, b.y));
}

// One word in front of others is as likely the head of a column.
function beginAlike({ children: [one] }: Item, { children: [other] }: Item): boolean {
  if (one === undefined || other === undefined) return false;
  return built(one) === built(other) && holdsTexts(one);
}

/** What an element is made of, down to its leaves. */
export function built({ role, tag, children }: Item): string {
  return `${role} ${tag}(${children.map(built).join()})`;
}

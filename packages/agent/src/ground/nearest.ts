import type { Want } from './find.ts';
import { isPressable, isTextField } from './names/roles.ts';
import { wordsOf } from './names/text.ts';
import { type Item, isFoldedOption, nameOf, type View } from './view/view.ts';

/** The names that come nearest to a target that is missing: at most five, the nearest first. */
export function nearestNames(view: View, want: Want): string[] {
  const wanted = wordsOf(want.target.text ?? want.target.noun ?? '');
  const graded = view.items
    .filter((item) => item.name.length < 120 && (isNamed(item) || (want.purpose === 'read' && isLine(item))))
    .map((item) => {
      const alike = likeness(wanted, wordsOf(isNamed(item) ? `${item.name} ${item.label}` : item.text));
      return { item, alike, score: alike + kindScore(item, want) };
    })
    .filter((entry) => entry.score > 0.5)
    .sort((a, b) => b.score - a.score || a.item.index - b.item.index);
  // Those of the kind that share no word are named only where nothing does.
  const near = graded.some((entry) => entry.alike > 0) ? graded.filter((entry) => entry.alike > 0) : graded;
  return [...new Set(near.map((entry) => nameOf(entry.item)))].slice(0, 5);
}

function isNamed(item: Item): boolean {
  return item.ref !== null && (item.name !== '' || item.label !== '');
}

function isLine(item: Item): boolean {
  return item.text !== '' && item.text.length < 120 && !isFoldedOption(item);
}

function kindScore(item: Item, want: Want): number {
  const press = want.purpose === 'press' || want.purpose === 'option';
  if (press) return isPressable(item) ? 0.6 : 0;
  return want.purpose === 'field' && isTextField(item) ? 0.6 : 0;
}

function likeness(wanted: string[], found: string[]): number {
  if (wanted.length === 0 || found.length === 0) return 0;
  const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));
  const alike = (word: string) => (other: string) => {
    if (word.length < 4 || other.length < 4) return word === other;
    return word.startsWith(stem(other)) || other.startsWith(stem(word)) || isMistyped(word, other);
  };
  return wanted.filter((word) => found.some(alike(word))).length / wanted.length;
}

// Only ever told as a hint: two thirds of the longer word, taken from both ends, are the other's ("Subcibe").
function isMistyped(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let head = 0;
  while (head < short.length && short[head] === long[head]) head++;
  let tail = 0;
  while (tail < short.length - head && short.at(-1 - tail) === long.at(-1 - tail)) tail++;
  return (head + tail) * 3 >= long.length * 2;
}

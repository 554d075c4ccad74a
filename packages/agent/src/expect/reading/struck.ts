import type { Target } from '@smokejumper/contracts';
import { squash } from '../../ground/names/text.ts';
import { fullText, type Item, subtree } from '../../ground/view/view.ts';
import { amountIn, isAmount } from '../counting/amounts.ts';
import type { Reading } from './reading.ts';

/** The texts of a reading, first what is left of each without the amounts that are struck out: an old price is none. */
export function standingTexts(reading: Reading): string[] {
  return [...new Set([...leftOf(reading), ...reading.texts])];
}

const former =
  /\b(?:old|was|were|former|formerly|original|originally|previous|regular|list|before|struck|crossed|reduced from)\b/i;

/** A reading without the amounts that are struck out; itself where none is, or no other stands, or the old one is asked for. */
export function withoutStruck(reading: Reading, { text, noun }: Target): Reading {
  const left = former.test(`${text ?? ''} ${noun ?? ''}`) ? [] : leftOf(reading);
  return left.length === 0 ? reading : { ...reading, texts: left, standing: true };
}

/** Whether what is left is an amount and little else, so that what is struck out in it surely is no other value of it. */
export function isPlainAmount({ texts: [text = ''] }: Reading): boolean {
  return isAmount(text) && (amountIn(text)?.words.length ?? 0) <= fewWords;
}
const fewWords = 3;

/** What stands in an element without the amounts that are struck out in it. */
export function standingText(item: Item): string {
  return without(struckIn([item]), fullText(item));
}

function leftOf({ texts, quoted }: Reading): string[] {
  const struck = struckIn(quoted);
  if (struck.length === 0) return [];
  return [...new Set(texts.map((text) => without(struck, text)))].filter((text) => /\d/.test(text));
}

function struckIn(items: readonly Item[]): string[] {
  return items.flatMap(subtree).flatMap((item) => item.struck ?? []);
}

function without(struck: readonly string[], text: string): string {
  return squash(struck.reduce((rest, part) => rest.replace(part, () => ' '), text));
}

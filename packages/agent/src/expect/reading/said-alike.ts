import type { Op, Target } from '@smokejumper/contracts';
import { dayOf } from '../../ground/names/days.ts';
import { isFormControl } from '../../ground/names/roles.ts';
import { bare, fold } from '../../ground/names/text.ts';
import { closest, isForReaders, piecesOf, subtree } from '../../ground/view/view.ts';
import { compareText, isNegativeOp, isOfWhole, isOfWords } from '../compare.ts';
import { amountIn, isAmount, isSameAmount, isSameRate } from '../counting/amounts.ts';
import type { Reading } from './reading.ts';
import { saidBeforeRemark } from './remarked.ts';
import { saidAhead } from './set-off.ts';

/** Whether a text says what is wanted, amounts by what they come to; null where it may or may not be the same. */
export function compareSaid(found: string, op: Op, wanted: string, of?: Target): boolean | null {
  const isLess = deductions.test(of?.text ?? of?.noun ?? '') && isSameAmount(found.replace(/^[-−–]\s?/, ''), wanted);
  const mayBe = isLess || [isSameRate, isSameNumber, isSameScore, isWithoutUnit].some((alike) => alike(found, wanted));
  const day = isOfWords(op) ? isSameDay(found, wanted) : false;
  if (isOfWhole(op) && (mayBe || day === null)) return null;
  const isStopped = isOfWhole(op) && fold(found) === `${fold(wanted)}.`;
  const alike = day === true || isStopped || isSameAmount(found, wanted) || isGluedAlike(found, wanted);
  return isOfWords(op) && alike ? !isNegativeOp(op) : compareText(found, op, wanted);
}

/** What is taken off may be written with a minus: "Discount −€5.00" is a discount of €5.00. */
const deductions =
  /\b(?:discounts?|savings?|deductions?|reductions?|refunds?|credits?|coupons?|withdrawals?|rebates?)\b/i;

/** "Dec 24, 2026" is "December 24, 2026"; in figures it may be meant as they are written, null. */
function isSameDay(found: string, wanted: string): boolean | null {
  if (fold(found) === fold(wanted) || ![found, wanted].every((text) => written.test(text))) return false;
  const [one, other] = [found, wanted].map((text) => JSON.stringify(dayOf(text, anyDay)));
  if (one === 'null' || one !== other) return false;
  return [found, wanted].every((text) => /\p{L}{3}/u.test(text)) ? true : null;
}

/** A day with its year. */
const written = /^(?=.*\b\d{4}\b)[\p{L}\d ,./-]{8,30}$/u;
const anyDay = new Date(2000, 0, 1);

// "8.00" for "8.00 hours": what a number is of, a page need not say beside it.
function isWithoutUnit(found: string, wanted: string): boolean {
  const [, number] = /^([-+−]?\d[\d.,]*) \p{L}+$/u.exec(wanted.trim()) ?? [];
  return number !== undefined && fold(found) === fold(number);
}

// "5m" is "5 m".
function isGluedAlike(found: string, wanted: string): boolean {
  const glued = (text: string) => fold(text).replace(/^(\d[\d.,]*) (?=\p{L}{1,4}$)/u, '$1');
  return /^\d[\d.,]*\p{L}{1,4}$/u.test(glued(wanted)) && glued(found) === glued(wanted);
}

/**
 * What all that a reading quotes tells, where its words alone do not: that a field holds 41000, which it writes "$41,000";
 * that four of the stars of a rating are lit; that the words of a list stand there, each in a box of its own; that the
 * value begins with it. Null for others.
 */
export function saidOfReading(reading: Reading, op: Op, wanted: string): boolean | 'open' | null {
  if (!isOfWhole(op)) return null;
  const isSaid = reading.texts.some((text) => compareText(text, 'equals', wanted));
  const ahead = isSaid ? null : (saidAhead(reading, wanted) ?? saidBeforeRemark(reading.texts[0] ?? '', wanted));
  const same = ahead === true || isInField(reading, wanted) || isLit(reading, wanted) || isEachOf(reading, wanted);
  return same ? op === 'equals' : ahead;
}

/** A bare number, and the same one with its thousands set apart or its currency: "41000" and "$41,000.00". */
export function isSameNumber(found: string, wanted: string): boolean {
  if (!/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(wanted.trim()) || !isAmount(found) || /^\D*0\d/.test(found)) return false;
  const isMarked = /\p{Sc}/u.test(found) || /\d[,'\u00a0\u202f ]\d{3}/u.test(found);
  const hasOther = /[^\p{Sc}\d.,'\s]/u.test(found);
  return isMarked && !hasOther && amountIn(found)?.number === Number(wanted);
}

function isInField({ item, texts: [shown = ''] }: Reading, wanted: string): boolean {
  return isFormControl(item) && isSameNumber(shown, wanted);
}

const score = /^(\d+(?:\.\d+)?) stars?$/;

// Whether the number stands for stars nothing tells.
function isSameScore(found: string, wanted: string): boolean {
  const stars = score.exec(fold(wanted))?.[1];
  return stars !== undefined && stars === found.trim();
}

// It draws stars, or is called so.
function isLit({ item, texts: [shown = ''], quoted }: Reading, wanted: string): boolean {
  if (!isSameScore(shown, wanted)) return false;
  const box = closest(item, ({ role }) => role === 'radiogroup' || role === 'slider') ?? item;
  const parts = [box, ...quoted].flatMap((part) => subtree(closest(part, ({ role }) => role === 'radiogroup') ?? part));
  return parts.some(({ name, text }) => /[★☆⭐]/u.test(text) || /\b(?:rating|stars?)\b/i.test(name));
}

// "VIP and Newsletter" of two badges and nothing else, in whatever order.
function isEachOf({ item }: Reading, wanted: string): boolean {
  const named = wanted.split(/,\s*(?:and\s+)?|\s+and\s+|\s+&\s+/).map(bare);
  const shown = subtree(item).filter((part) => part.text !== '' && !isForReaders(part));
  const said = shown.flatMap((part) => piecesOf(part).map(bare)).filter((words) => words !== '');
  const isAll = (some: readonly string[], all: readonly string[]) => some.every((words) => all.includes(words));
  return named.length > 1 && named.length === said.length && isAll(named, said) && isAll(said, named);
}

import type { Scope, Target } from '@smokejumper/contracts';
import { assertion, type Claim, claim } from '../../assertions/complement.ts';
import { roleOf } from '../../lexicon/roles.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { readTarget, type TargetContext } from '../../targets/target.ts';
import { allLows, isCapital, isGiven, isWord, sourceOf, type Token } from '../../tokenise/token.ts';
import { nameOf, valueIn } from './names.ts';
import { type Groups, groupsOf } from './wording.ts';

export const beOf = '(?:is|was|should be|must be|reads|should read|must read)';

/** "The duration of #1480 is 6m 18s", "Unit price of Printed user guide is £8.50", "VAT for Linen Apron is 0%". */
const part = new RegExp(
  `^(?:[Tt]he )?(?<head>.+?) (?<link>of|for|on) (?<owner>.+?) (?<verb>${beOf}) (?<value>.+)$`,
  'd',
);
/** "The Since column of max_size says v3.1". */
const column = new RegExp(
  `^[Tt]he (?<head>.+?) column (?:of|for) (?<owner>.+?) (?<verb>${beOf}|says|shows|contains|should show|must show) (?<value>.+)$`,
  'd',
);

/** "Hotel Alfama has a guest rating of 9.4". */
const held = /^(?<owner>.+?) (?<verb>has|should have|must have) an? (?<head>.+?) of (?<value>\S*\d.*)$/d;
/** "In the options table the default of ttl is 30d": of a row that is told to be in a table, whatever it is called. */
const inTable = new RegExp(
  `^[Ii]n (?<table>the (?:[a-z]+ )?table) the (?<head>.+?) of (?<owner>\\S+) (?<verb>${beOf}) (?<value>.+)$`,
  'd',
);

/** What is asked of the whole and is in no row of its own. */
const noHead =
  /^(?:number|name|list|end|top|bottom|rest|kind|sort|row|card|line|page|title|heading|first|last|next|previous|placeholder|size|height|width|length|old|new|colou?r|look|result|state|time|day|date)$/;

/** "The old price of Hoka": what it cost stands beside what it costs. */
const former = /^(?:old|original|previous|former|regular|new) (?:price|total|amount)$/;

/** What is put on a thing: "the heart rate on 2 May" may be in a row or in a column of that day. */
const levied = /^(?:discount|tax|vat|fee|duty|interest|commission|margin|markup|surcharge|rebate)$/;

/** What a column or a label says: a few plain words; that it is a column makes a title of any with a capital. */
export function headOf({ spec }: TargetContext, tokens: readonly Token[], isColumn: boolean): string | undefined {
  if (tokens.length === 1 && isGiven(tokens[0])) return tokens[0].value;
  if (isColumn && tokens.length < 4 && tokens.every(isCapital)) return sourceOf(spec, tokens);
  const isPlain =
    tokens.length > 0 &&
    tokens.length < 4 &&
    tokens.every(
      (token) =>
        isWord(token) && /^[\p{L}\p{N}-]+$/u.test(token.raw) && !isFunctional(token.low) && !isVague(token.low),
    );
  // "the quantity of X": read as a number of things elsewhere, and as it is written here.
  if (/^(?:quantity|qty)$/i.test(sourceOf(spec, tokens)) || former.test(allLows(tokens))) return sourceOf(spec, tokens);
  const last = tokens.at(-1)!;
  // "the phone number" is one, "the number" of what would have to be told.
  const isNumber = last.low === 'number' && tokens.length > 1;
  return isPlain && (isNumber || !noHead.test(last.low)) && !noHead.test(tokens[0]!.low) && !roleOf([last.low])?.isPlain
    ? sourceOf(spec, tokens)
    : undefined;
}

/** What one entry has one of: the cell of a column in its row, or what stands behind a label. */
export function readCellOf(context: TargetContext, tokens: readonly Token[]): Claim | undefined {
  const ofTable = groupsOf(tokens, inTable);
  if (ofTable) return readInTable(context, ofTable);
  const has = groupsOf(tokens, held);
  const inColumn = groupsOf(tokens, column);
  const said = has ?? inColumn ?? groupsOf(tokens, part);
  const isOn = said?.link?.[0]?.low === 'on';
  if (isOn && !levied.test(said!.head!.at(-1)!.low)) return undefined;
  const head = said && headOf(context, said.head!, inColumn !== undefined);
  const owner = said && (nameOf(context, said.owner!) ?? (inColumn && entryNamed(said.owner!)));
  const value = said && valueIn(context, said.value!);
  if (head === undefined || !owner || value === undefined) return undefined;
  const isLoose = /(?:says|shows?|contains)$/.test(allLows(said!.verb!));
  const target: Target =
    inColumn || has
      ? { text: head, role: 'cell', scope: { relation: 'row', ...owner } }
      : { text: head, scope: { relation: 'within', ...owner } };
  return claim([assertion({ action: 'assertText', target, op: isLoose ? 'contains' : 'equals', value })], false);
}

/** "The Since column of hash": of a column somebody tells whose row is meant, whatever it is called. */
function entryNamed([only, ...more]: readonly Token[]): Target | undefined {
  const isName = more.length === 0 && isWord(only) && /^[a-z][\w-]*$/.test(only.raw);
  return isName && !roleOf([only.low]) && !isFunctional(only.low) && !isVague(only.low)
    ? { text: only.value }
    : undefined;
}

function readInTable(context: TargetContext, said: Groups): Claim | undefined {
  const head = headOf(context, said.head!, false);
  const value = valueIn(context, said.value!);
  const table = readTarget({ ...context, mode: 'assert', atStart: false }, said.table!)?.targets[0];
  const [owner] = said.owner!;
  if (head === undefined || value === undefined || !table || !owner || isVague(owner.low)) return undefined;
  const row: Scope = { relation: 'row', text: owner.value, scope: { relation: 'within', ...table } };
  const target: Target = { text: head, role: 'cell', scope: row };
  return claim([assertion({ action: 'assertText', target, op: 'equals', value })], false);
}

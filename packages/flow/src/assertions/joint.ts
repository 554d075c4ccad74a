import { roleOf } from '../lexicon/roles.ts';
import { asWord, type Token } from '../tokenise/token.ts';

/** "the Save and Cancel buttons": the kind at the end is that of each. */
export function readKindAfter(groups: readonly Token[][]): Token[][] | undefined {
  const last = groups.at(-1)!.at(-1)!;
  const isKind = last.kind === 'word' && last.raw === last.low && roleOf([last.low])?.plural === true;
  if (!isKind || groups.at(-1)!.length < 2 || groups[0]![0]?.low !== 'the') return undefined;
  const low = last.low.replace(/ies$/, 'y').replace(/(?<=box|match|switch)es$|(?<!s)s$/, '');
  const the: Token = { ...last, raw: 'the', low: 'the', value: 'the', start: -1, end: -1 };
  return groups.map((group, i) => [
    the,
    ...group.slice(i === 0 ? 1 : 0, i === groups.length - 1 ? -1 : undefined),
    asWord(last, low),
  ]);
}

/** What stands between commas and "and". */
export function groupsOf(subject: readonly Token[]): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of subject) {
    if (token.kind === 'soft' && token.raw === ',') groups.push([]);
    else if (token.kind === 'word' && token.low === 'and') groups.push([]);
    else groups.at(-1)!.push(token);
  }
  return groups.filter((group) => group.length > 0);
}

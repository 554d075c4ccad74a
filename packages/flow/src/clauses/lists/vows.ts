import { roleOf } from '../../lexicon/roles.ts';
import { isWord, type Token } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { dropLead } from '../edges/lead.ts';
import { asImperative } from '../orders/action.ts';
import { quoted } from '../unquoted/set-off.ts';

/** "tick I am over 18 and I live in the EU": each avowal to its end; two boxes, or one that says both. */
export function readVows(context: ClauseContext, whole: readonly Token[]): ClauseRead | undefined {
  if (!whole.some(({ raw }) => raw === 'I')) return undefined;
  const [verb, ...words] = asImperative(dropLead(whole));
  if (!/^(?:tick|untick|check|uncheck)$/.test(verb?.low ?? '') || words[0]?.raw !== 'I') return undefined;
  const isJoint = ({ raw }: Token, at: number) => /^(?:and|,)$/.test(raw) && words[at + 1]?.raw === 'I';
  const parts: Token[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (isJoint(word, at)) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  const isVow = (part: readonly Token[]) => part.length > 1 && part.length < 12 && part.every(isWord);
  const isPlaced = roleOf([words.at(-1)!.low])?.isPlain === true;
  if (parts.length < 2 || isPlaced || !parts.every(isVow)) return undefined;
  const reads = parts.map((part) => readClause(context, quoted(context.spec, [verb!, ...part], 1, part.length + 1)));
  return reads.every((read) => read?.steps.length === 1)
    ? { steps: reads.flatMap((read) => read!.steps), quoted: false }
    : undefined;
}

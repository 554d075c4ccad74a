import type { Memory } from '../../resolve/memory.ts';
import { remember } from '../../resolve/remember.ts';
import { isWord, type Token } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { dropLead } from '../edges/lead.ts';
import { asImperative } from '../orders/action.ts';
import { readNamed } from '../unquoted/named.ts';

const entering = /^(?:enter|type|write|put|key|input|paste|insert)$/;
const leading = /^(?:in|into|as|to|for)$/;

const leads = (token: Token) => isWord(token) && leading.test(token.raw);

/**
 * "enter Bread and butter into Title and See you soon into Notes": a value and its field, one pair after the other,
 * whatever words the values are made of. Only the first value may hold an "and": before it no field was named.
 */
export function readEntries(
  context: ClauseContext,
  whole: readonly Token[],
  parts: readonly (readonly Token[])[],
): ClauseRead | undefined {
  const from = parts.findIndex((part) => part.some(leads));
  if (from < 0 || from === parts.length - 1) return undefined;
  const first = asImperative(dropLead(whole.slice(0, whole.indexOf(parts[from]!.at(-1)!) + 1)));
  const verb = first[0]!;
  const rest = parts.slice(from + 1).map((part) => dropLead(part));
  if (!entering.test(verb.low) || !rest.every((part) => part.findIndex(leads) > 0)) return undefined;
  let memory: Memory = context.memory;
  const steps: ClauseRead['steps'] = [];
  for (const entry of [first, ...rest.map((part) => [verb, ...part])]) {
    const own = { ...context, memory };
    const read = readClause(own, entry) ?? readNamed(own, entry);
    if (read?.steps.length !== 1 || read.steps[0]!.action !== 'fill') return undefined;
    steps.push(...read.steps);
    memory = remember(memory, read.steps);
  }
  return { steps, quoted: false };
}

import { roleOf } from '../../lexicon/roles.ts';
import { singular } from '../../lexicon/singular.ts';
import { remember } from '../../resolve/remember.ts';
import { asWord, isGiven, type Token, unwritten } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { dropLead } from '../edges/lead.ts';

const determiner = /^(?:the|these|those|following|both|its|two|three|four|five)$/;

interface Kind {
  /** What stands before the names: "see the", "the menu has the". */
  head: readonly Token[];
  kind: Token[];
  name: readonly Token[];
}

/** `the tabs "A"` in "see the tabs "A", "B" and "C"": what comes before, the kind, and the first name. */
function kindAt(tokens: readonly Token[]): Kind | undefined {
  for (let at = 1; at < tokens.length - 1; at++) {
    const token = tokens[at]!;
    const role = token.kind === 'word' && token.raw === token.low ? roleOf([token.low]) : undefined;
    if (!role?.plural) continue;
    const named = tokens[at + 1]!.kind === 'word' && /^(?:called|named|labelled|labeled)$/.test(tokens[at + 1]!.low);
    const isFor = tokens[at + 1]!.kind === 'word' && tokens[at + 1]!.low === 'for';
    const isTo = role.role === 'link' && tokens[at + 1]!.kind === 'word' && tokens[at + 1]!.low === 'to';
    const name = tokens.slice(named || isFor || isTo || tokens[at + 1]!.raw === ':' ? at + 2 : at + 1);
    if (!isName(name)) continue;
    let from = at;
    while (from > 0 && tokens[from - 1]!.kind === 'word' && determiner.test(tokens[from - 1]!.low)) from--;
    return {
      head: tokens.slice(0, from),
      kind: [unwritten('the'), asWord(token, singular(token.low)), ...(isFor || isTo ? [tokens[at + 1]!] : [])],
      name,
    };
  }
  return undefined;
}

/** Quoted, or words with a capital, and nothing else. */
const isName = (tokens: readonly Token[]) =>
  (tokens.length === 1 && isGiven(tokens[0])) ||
  (tokens.length > 0 &&
    tokens.length <= 4 &&
    tokens.every(({ kind }) => kind === 'word') &&
    /^\p{Lu}/u.test(tokens[0]!.raw));

/** "I should see the tabs Overview, Files and Team", `click the buttons "A" and "B"`: one step for each name. */
export function readKinds(context: ClauseContext, parts: readonly (readonly Token[])[]): ClauseRead | undefined {
  const found = parts.length > 1 ? kindAt(parts[0]!) : undefined;
  if (!found || found.head.length === 0) return undefined;
  const names = [found.name, ...parts.slice(1).map((part) => dropLead(part))];
  if (!names.every(isName)) return undefined;
  let { memory } = context;
  const steps: ClauseRead['steps'] = [];
  let quoted = true;
  for (const name of names) {
    const read = readClause({ ...context, memory }, [...found.head, ...found.kind, ...name]);
    const [step] = read?.steps ?? [];
    const isAlike = read?.steps.length === 1 && (steps.length === 0 || steps[0]!.action === step!.action);
    if (!isAlike || !/^(?:assert(?:Not)?Visible|click|check|uncheck|toggle)$/.test(step!.action)) return undefined;
    steps.push(step!);
    quoted &&= read.quoted;
    memory = remember(memory, read.steps);
  }
  return { steps, quoted };
}

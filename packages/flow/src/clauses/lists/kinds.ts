import type { Token } from '../../tokenise/token.ts';
import { type ClauseContext, type ClauseRead, readClause } from '../clause.ts';
import { isName, type KindList, kindAt } from '../cutting/kinds.ts';
import { dropLead } from '../edges/lead.ts';

const named = /^(?:assert(?:Not)?Visible|click|check|uncheck|toggle)$/;
const given =
  /^(?:assert(?:Visible|NotVisible|State|Text|Value|Href)|waitFor|click|doubleClick|rightClick|open|hover|expand|choose|check|uncheck|toggle|fill|set|clear|select|drag|scroll|dismiss|activate)$/;

/** "I should see the tabs Overview, Files and Team": one step for each name. */
export function readKinds(context: ClauseContext, parts: readonly (readonly Token[])[]): ClauseRead | undefined {
  const found = parts.length > 1 ? kindAt(parts[0]!) : undefined;
  if (!found || found.head.length === 0) return undefined;
  const names = [found.name, ...parts.slice(1).map((part) => dropLead(part))];
  if (!names.every(isName)) return undefined;
  return readEachOf(
    context,
    names.map((name) => [...found.head, ...found.kind, ...name]),
    named,
  );
}

/** `the buttons "A" and "B" in the dialog are enabled`: what stands around the names is said of each. */
export function readKindList(
  context: ClauseContext,
  { head, kind, names, tail, count, after }: KindList,
): ClauseRead | undefined {
  if (count !== undefined && count !== names.length) return undefined;
  return readEachOf(
    context,
    names.map((name) => (after ? [...head, name, ...kind, ...tail] : [...head, ...kind, name, ...tail])),
    given,
  );
}

/** The same, said of one thing after the other: "it" is what it was before them all. */
function readEachOf(context: ClauseContext, clauses: readonly Token[][], allowed: RegExp): ClauseRead | undefined {
  const steps: ClauseRead['steps'] = [];
  let quoted = true;
  for (const clause of clauses) {
    const read = readClause(context, clause);
    const [step] = read?.steps ?? [];
    const isAlike = read?.steps.length === 1 && (steps.length === 0 || steps[0]!.action === step!.action);
    if (!isAlike || !allowed.test(step!.action)) return undefined;
    steps.push(step!);
    quoted &&= read.quoted;
  }
  return { steps, quoted };
}

import type { Scope, Step, Target } from '@smokejumper/contracts';

/** A value that has a name: a count, what was compared as a number, or by what it was read. */
export interface Kept {
  measure?: 'count' | 'number';
  target?: Target;
}

/** What clauses are under: the condition that `asked` decides, which is it or its opposite. */
export interface Branch {
  condition: Step;
  asked: Step;
}

/** What earlier clauses left behind, for pronouns and remembered names. Never changed in place. */
export interface Memory {
  /** What "it" stands for. */
  last?: Target | undefined;
  /** What "that row" stands for, and so on, by role. */
  byRole: Readonly<Record<string, Target>>;
  /** What "her row" stands for: the last row, card or entry that a name told. */
  named?: Target | undefined;
  /** What "that drawer" stands for: by the noun of things that no role is for. */
  byNoun: Readonly<Record<string, Target>>;
  /** Names of remembered or made-up values. */
  names: ReadonlyMap<string, Kept>;
  /** Names of the fields written to so far, lower case. */
  fields: ReadonlySet<string>;
  /** Names of things acted on so far, lower case: what was named once may be named without capital. */
  known: ReadonlySet<string>;
  /** What was typed, set or selected so far, lower case. */
  entered: ReadonlySet<string>;
  /** Subject of the last statement, for "and should not contain …". */
  subject?: Target | undefined;
  /** What the last action was done to. */
  actedOn?: Target | undefined;
  /** What was written into last, or set, whatever was pressed since. */
  written?: Target | undefined;
  /** What ticked, wrote or chose something last, whatever was pressed since. */
  setting?: Step | undefined;
  /** Everything that was acted on so far, the last one last; for "the heart again". */
  acts: readonly Target[];
  /** What one clause named together, for "them" and "the latter". */
  group?: readonly Target[] | undefined;
  /** `last` is a whole page or record, so "its tab" is a tab of the page. */
  whole?: boolean | undefined;
  /** The last claim, for "and the sidebar is not". */
  claim?: Step | undefined;
  /** Its words denied: "must not be enabled", which claims the same as "must be disabled". */
  denied?: boolean | undefined;
  /** What things were claimed to say so far, for "the folder is no longer paused". */
  said: readonly Step[];
  /** What the sentence before was under, for "Otherwise, …". */
  branch?: Branch | undefined;
  /** The clause before was not read, so nobody knows what "it" is. */
  lost?: boolean | undefined;
  /** What the spec says before the first clause that nobody could read: who acts, if it told so there. */
  toldBefore?: string | undefined;
  /** The last claim was about the page. */
  ofPage?: boolean | undefined;
  /** The spec tells in the passive what is done: "Save is clicked". */
  passive?: boolean | undefined;
  /** Where in the spec the last act stands that it tells so; "Terms is ticked" before it is something done as well. */
  toldUntil?: number | undefined;
  /** What was done last. */
  acted?: string | undefined;
  /** The last act itself, for "in the row B too". */
  deed?: Step | undefined;
  /** An HTTP call was made. */
  requested: boolean;
}

export const emptyMemory: Memory = {
  byRole: {},
  byNoun: {},
  names: new Map(),
  fields: new Set(),
  known: new Set(),
  entered: new Set(),
  acts: [],
  said: [],
  requested: false,
};

/** Memory after a target was mentioned: its own role and those of its scopes are what "that …" means next. */
export function mention(memory: Memory, target: Target | undefined): Memory {
  if (!target) return memory;
  if (!target.role && !target.noun && !target.scope) return { ...memory, last: target };
  const byRole = { ...memory.byRole };
  const byNoun = { ...memory.byNoun };
  let at: Target | undefined = target;
  let { named } = memory;
  while (at) {
    const scope: Target['scope'] = at.scope;
    const isOne = /^(?:row|item)$/.test((at as Scope).relation ?? '') || /^(?:row|card|listitem)$/.test(at.role ?? '');
    if (isOne && at.text !== undefined) named = withoutRelation(at);
    if (at.role) byRole[at.role] = withoutRelation(at);
    else if (at.noun) byNoun[at.noun] = withoutRelation(at);
    if (scope?.relation === 'row') byRole.row = withoutRelation(scope);
    if (scope?.relation === 'item') byRole[scope.role ?? 'card'] = withoutRelation(scope);
    at = scope;
  }
  return { ...memory, last: target, byRole, byNoun, named };
}

/** A scope as a target of its own. */
export function withoutRelation(scope: Target & { relation?: unknown }): Target {
  const { relation: _, ...target } = scope;
  return target;
}

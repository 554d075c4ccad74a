import type { Step } from '@smokejumper/contracts';
import { type Memory, mention } from './memory.ts';
import { isSame } from './same.ts';

const writes = new Set(['fill', 'set', 'clear', 'select', 'pickDate', 'upload']);
const settles = new Set([...writes, 'type', 'check', 'uncheck', 'choose']);

/** Memory after these steps. */
export function remember(memory: Memory, steps: readonly Step[]): Memory {
  return { ...steps.reduce(rememberOne, memory), group: groupOf(memory, steps) };
}

/** What the steps of one clause are told of together; it is still meant while nothing else is spoken of. */
function groupOf({ group }: Memory, steps: readonly Step[]): Memory['group'] {
  const [first] = steps;
  if (steps.length < 2 && group === undefined) return undefined;
  const targets = new Map(steps.map(({ target }) => [JSON.stringify(target), target]));
  const isOne = steps.every(({ action, target, to }) => action === first!.action && target && !to);
  if (targets.size > 1) return isOne && targets.size === steps.length ? steps.map(({ target }) => target!) : undefined;
  const isStill = !first?.target || group?.some((target) => isSame(target, first.target));
  return isStill ? group : undefined;
}

/** It claims that something says a text. */
const isSaying = ({ action, op, value, target }: Step) =>
  action === 'assertText' && target !== undefined && value !== undefined && /^(?:contains|equals)?$/.test(op ?? '');

/** A kept value that a number was compared with, or whose thing went up or down, is a number. */
function keptAsNumber({ names }: Memory, { target, against, op }: Step): Memory['names'] {
  const isMoved = /^(?:in|de)creased$/.test(op ?? '');
  const numbers = [...names].filter(
    ([name, kept]) => !kept.measure && (name === against || (isMoved && kept.target && isSame(kept.target, target))),
  );
  return numbers.length === 0
    ? names
    : new Map([...names, ...numbers.map(([name, kept]) => [name, { ...kept, measure: 'number' }] as const)]);
}

const isCount = ({ action, value, measure }: Step) =>
  (action === 'assertCount' && value !== '1') || measure === 'count';

/** "The column should have 4 cards. Drag that card …": of several, none is "that card"; it is the one before. */
function mentionSeveral(memory: Memory, target: Step['target']): Memory {
  const { role } = target ?? {};
  const after = mention(memory, target);
  if (!role) return after;
  const { [role]: _, ...others } = after.byRole;
  const before = memory.byRole[role];
  return { ...after, byRole: before ? { ...others, [role]: before } : others };
}

function rememberOne(memory: Memory, step: Step): Memory {
  const { action, target, value } = step;
  // "click Older until X appears, then click it": what appeared.
  const done = isCount(step) ? mentionSeveral(memory, target) : mention(memory, target);
  const seen = step.until ? rememberOne(done, { ...step.until, kind: 'assert' }) : done;
  const after: { -readonly [Field in keyof Memory]: Memory[Field] } = { ...seen };
  const name = target?.text?.toLowerCase();
  if (step.as)
    after.names = new Map(seen.names).set(step.as, {
      ...(step.measure && { measure: step.measure }),
      ...(target && { target }),
    });
  if (action === 'assertNumber') after.names = keptAsNumber(after, step);
  if (writes.has(action) && target) after.written = target;
  if (settles.has(action) && target) after.setting = step;
  if (writes.has(action) && name && !seen.fields.has(name)) after.fields = new Set(seen.fields).add(name);
  const written = /^(?:fill|type|set|select)$/.test(action) ? value?.toLowerCase() : undefined;
  if (written && !seen.entered.has(written)) after.entered = new Set(seen.entered).add(written);
  const isAction = step.kind === 'action';
  const own = isAction ? [name, target?.scope?.text?.toLowerCase()] : [];
  const named = [...own, written, step.to?.text?.toLowerCase()].filter((one) => one !== undefined);
  if (named.some((one) => !seen.known.has(one))) after.known = new Set([...seen.known, ...named]);
  if (action.startsWith('assert') && target) after.subject = target;
  after.acted = action;
  after.whole = false;
  after.lost = false;
  if (isAction) after.deed = step;
  else if (step.kind === 'assert') after.claim = step;
  if (isSaying(step)) after.said = [...seen.said, step];
  if (action === 'request') after.requested = true;
  // To remember what something says does nothing to it.
  if (isAction && target && action !== 'remember') {
    after.actedOn = target;
    after.acts = [...seen.acts, target];
  }
  // "right-click it and choose Delete": what is chosen there was never spoken of as a thing.
  if (memory.acted === 'rightClick' && /^(?:choose|click|activate|open)$/.test(action) && !target?.scope) {
    after.last = memory.last;
    after.actedOn = memory.actedOn;
  }
  // "open the mail to Ann, it should mention X": the mail, which is the page now, and not whom it went to.
  if (action === 'openEmail') after.last = undefined;
  return after;
}

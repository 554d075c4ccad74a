import type { Step } from '@smokejumper/contracts';
import { type Memory, mention } from './memory.ts';
import { isSame } from './same.ts';

const writes = new Set(['fill', 'set', 'clear', 'select', 'pickDate', 'upload']);

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

function rememberOne(memory: Memory, step: Step): Memory {
  // "click Older until X appears, then click it": what appeared.
  const done = mention(memory, step.target);
  const seen = step.until ? rememberOne(done, { ...step.until, kind: 'assert' }) : done;
  const names = step.as
    ? new Map(seen.names).set(step.as, {
        ...(step.measure && { measure: step.measure }),
        ...(step.target && { target: step.target }),
      })
    : seen.names;
  const field = writes.has(step.action) && step.target?.text ? step.target.text.toLowerCase() : undefined;
  const fields = field && !seen.fields.has(field) ? new Set(seen.fields).add(field) : seen.fields;
  const acted = step.kind === 'action' && step.target?.text ? step.target.text.toLowerCase() : undefined;
  const written = /^(?:fill|type|set|select)$/.test(step.action) ? step.value?.toLowerCase() : undefined;
  const near = step.kind === 'action' ? step.target?.scope?.text?.toLowerCase() : undefined;
  const onto = step.to?.text?.toLowerCase();
  const named = [acted, written, near, onto].filter((name) => name !== undefined);
  // "right-click it and choose Delete": what is chosen there was never spoken of as a thing.
  const isMenuEntry =
    memory.acted === 'rightClick' && /^(?:choose|click|activate|open)$/.test(step.action) && !step.target?.scope;
  const subject = step.action.startsWith('assert') ? step.target : undefined;
  return {
    ...seen,
    ...(isMenuEntry && { last: memory.last }),
    names,
    fields,
    ...(written && !seen.entered.has(written) && { entered: new Set(seen.entered).add(written) }),
    ...(named.some((name) => !seen.known.has(name)) && { known: new Set([...seen.known, ...named]) }),
    subject: subject ?? seen.subject,
    acted: step.action,
    ...(step.kind === 'action' && { deed: step }),
    ...(step.kind === 'assert' && { claim: step }),
    ...(isSaying(step) && { said: [...seen.said, step] }),
    whole: false,
    lost: false,
    ...(step.kind === 'action' && step.target && { actedOn: step.target, acts: [...seen.acts, step.target] }),
    ...(isMenuEntry && { actedOn: memory.actedOn }),
    requested: seen.requested || step.action === 'request',
  };
}

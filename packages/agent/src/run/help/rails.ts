import type { RefAction } from '@smokejumper/refs';
import { type Item, nameOf } from '../../ground/view/view.ts';
import { type Failure, failure } from '../outcome.ts';
import type { Session } from '../session.ts';
import { unaskedConsequence } from './consequences.ts';

/** Looked at before each act that a model decided; a failure means that nothing is done. */
export type Rail = (item: Item, action: RefAction) => Promise<Failure | null>;

const presses = new Set<RefAction['type']>(['click', 'dblclick', 'press', 'check', 'uncheck', 'drag']);

/**
 * Holds a model to its spec: a secret goes only into a password field or where the clause says, on a page and in a form
 * of the flow's own origins; and nothing that cannot be undone is pressed unless the spec asks for it.
 */
export function railFor(session: Session, input: { clause: string; mayBeAt: (address: string) => boolean }): Rail {
  const { flow, secrets } = session.input;
  const policy = (item: Item, error: string) => failure('refused', 'policy', error, { item });
  return async (item, action) => {
    if (presses.has(action.type)) {
      const what = unaskedConsequence(`${item.name} ${item.description}`, `${flow.name}\n${flow.spec}`);
      if (what !== null) return policy(item, `${nameOf(item)} would mean ${what}, which the flow does not ask for`);
    }
    if (action.type !== 'fill' && action.type !== 'type') return null;
    const named = Object.entries(secrets).filter(([, value]) => value !== '' && action.value.includes(value));
    if (named.length === 0) return null;
    const [name] = named.map(([key]) => `{{${key}}}`);
    if (item.type !== 'password' && !named.every(([key]) => input.clause.includes(key)))
      return policy(item, `the flow does not ask for ${name} in ${nameOf(item)}, which is no password field`);
    const reading = await session.refs.read(item.ref ?? '', { signal: session.ctx.signal });
    const origins = reading === null ? ['null'] : [reading.origin, ...reading.sendsTo];
    const foreign = origins.find((origin) => !input.mayBeAt(origin));
    if (foreign === undefined) return null;
    return policy(item, `${nameOf(item)} belongs to ${foreign}, and ${name} is only for the flow's own site`);
  };
}

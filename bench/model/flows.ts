import { tokensOf } from '@smokejumper/refs';
import type { Asked, Reply, Said } from '../../packages/agent/test/model-server/server.ts';
import type { FlowName } from '../../packages/agent/test/seeded/flows.ts';

/** A flow as a goal, over the small shop, with a bug that must not pass and what a fair model answers. */
export interface GoalFlow {
  /** Name of the seeded app's flow that it is a goal-style wording of. */
  of: FlowName;
  path: string;
  spec: string;
  /** A bug of the app that the flow must see. */
  bug: string;
  /** Steps of a plan for the clauses that are open, by the nth of them. */
  plan: readonly { nth: number; [field: string]: unknown }[];
  /** What a judge cites. */
  quote: string;
}

const click = (text: string, more: object = {}) => ({ action: 'click', target: { text, ...more } });

export const goals: readonly GoalFlow[] = [
  {
    of: 'check out',
    path: '/shop',
    spec: 'Get the backpack and go all the way through to a paid order for robin@example.com. The heading "Order complete" is visible.',
    bug: 'dead submit',
    plan: [
      { nth: 0, ...click('Add to cart', { scope: { relation: 'item', text: 'Backpack' } }) },
      { nth: 0, action: 'waitFor', until: { action: 'assertVisible', target: { text: 'Cart: 1 items' } } },
      { nth: 1, ...click('Cart', { role: 'link' }) },
      { nth: 1, ...click('Check out') },
      { nth: 1, action: 'fill', target: { text: 'E-mail' }, value: 'robin@example.com' },
      { nth: 1, ...click('Place order') },
    ],
    quote: 'Order complete',
  },
  {
    of: 'save settings',
    path: '/settings',
    spec: 'Let the account go by the name "Robin Tee" from now on. Make sure that the page confirms in some way that the change was kept.',
    bug: 'save answers 500',
    plan: [
      { nth: 0, action: 'fill', target: { text: 'Display name' }, value: 'Robin Tee' },
      { nth: 0, ...click('Save') },
    ],
    quote: 'Saved',
  },
  {
    of: 'invite a member',
    path: '/team',
    spec: 'Bring Dora into the team as somebody who can edit. The row "Dora" contains "Editor".',
    bug: 'invites with another role',
    plan: [
      { nth: 0, ...click('Invite member') },
      { nth: 0, action: 'fill', target: { text: 'Name' }, value: 'Dora' },
      { nth: 0, action: 'select', target: { text: 'Role' }, value: 'Editor' },
      { nth: 0, ...click('Send invite') },
    ],
    quote: 'Dora',
  },
  {
    of: 'sort',
    path: '/shop',
    spec: 'Bring the products into the order of what they cost, the cheapest one on top. The first product contains "Mug".',
    bug: 'sorts the wrong way',
    plan: [{ nth: 0, ...click('Sort by price') }],
    quote: 'Mug',
  },
];

/** What a fair model would answer, with the tokens that were really sent and said. */
export function fairAnswer(asked: Asked): Reply {
  const said = answerTo(asked);
  const input = tokensOf(asked.system) + asked.messages.reduce((sum, { text }) => sum + tokensOf(text), 0);
  const tools = tokensOf(JSON.stringify(asked.body.tools ?? []));
  return { ...said, usage: { input: input + tools, output: tokensOf(JSON.stringify(said)) } };
}

// It knows the flow by its words.
function answerTo(asked: Asked): Said {
  const said = asked.messages.map(({ text }) => text).join('\n');
  const goal =
    goals.find(({ spec }) => said.includes(spec.slice(0, 24))) ??
    goals.find(({ spec }) => said.includes(lastClause(spec)));
  if (goal === undefined) return { say: 'I do not know this flow.' };
  if (asked.forced === 'plan') {
    const numbers = [...said.matchAll(/^(\d+)\. PLAN/gm)].map((found) => Number(found[1]));
    const steps = goal.plan.map(({ nth, ...step }) => ({ clause: numbers[nth] ?? numbers[0], ...step }));
    return { call: { name: 'plan', args: { steps } } };
  }
  if (asked.forced === 'verdicts') return verdicts(said, goal.quote);
  return { call: { name: 'done', args: { status: 'impossible', why: 'the plan did not hold' } } };
}

function lastClause(spec: string): string {
  return spec.split('. ').at(-1)?.replace(/\.$/, '') ?? spec;
}

// Cites the words where they stand last; where they do not, it could not tell.
export function verdicts(said: string, quote: string): Said {
  const ids = [...said.matchAll(/"id":"([^"]+)"/g)].map((found) => found[1]);
  const pages = said.slice(said.indexOf('What the browser showed'));
  const at = pages.lastIndexOf(quote);
  const snapshot = at < 0 ? null : ([...pages.slice(0, at).matchAll(/snapshot="([^"]+)"/g)].at(-1)?.[1] ?? null);
  const judged = ids.map((id) =>
    snapshot === null
      ? { id, status: 'unproven', citations: [], why: 'the page does not say so' }
      : { id, status: 'met', citations: [{ snapshot, quote }], why: 'the page says so' },
  );
  return { call: { name: 'verdicts', args: { verdicts: judged } } };
}

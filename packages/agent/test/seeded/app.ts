import type { IncomingMessage, ServerResponse } from 'node:http';
import { pages } from './pages.ts';

/** What the app remembers: one visitor, one process. */
export interface State {
  signedIn: boolean;
  cart: Map<string, number>;
  orders: { id: number; total: number }[];
  name: string;
  digest: boolean;
  members: { name: string; role: string }[];
  visits: number;
}

export interface Product {
  id: string;
  name: string;
  price: number;
}

export const products: Product[] = [
  { id: 'backpack', name: 'Backpack', price: 49.5 },
  { id: 'bottle', name: 'Bottle', price: 12 },
  { id: 'lamp', name: 'Desk lamp', price: 30.25 },
  { id: 'mug', name: 'Mug', price: 8 },
];

export type Has = (change: string) => boolean;

/** A small shop with a team page, as it should be, or with named bugs and harmless changes switched on. */
export function createApp(changes: ReadonlySet<string>) {
  const has: Has = (change) => changes.has(change);
  const state: State = {
    signedIn: false,
    cart: new Map(),
    orders: [],
    name: 'Robin T.',
    digest: false,
    members: [
      { name: 'Alice', role: 'Owner' },
      { name: 'Bob', role: 'Editor' },
      { name: 'Carol', role: 'Viewer' },
    ],
    visits: 0,
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    void answer({ has, state, request, response });
  };
}

interface Exchange {
  has: Has;
  state: State;
  request: IncomingMessage;
  response: ServerResponse;
}

async function answer({ has, state, request, response }: Exchange): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://app.test');
  const body = new URLSearchParams(await textOf(request));
  if (has('slower responses')) await new Promise((resolve) => setTimeout(resolve, 350));
  const html = (text: string, status = 200) => {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(text);
  };
  const go = (to: string) => {
    response.writeHead(303, { location: to });
    response.end();
  };
  const json = (data: unknown, status = 200) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(data));
  };
  const route = `${request.method} ${url.pathname}`;
  const action = actions[route];
  if (action !== undefined) return action({ has, state, body, url, html, go, json });
  const page = request.method === 'GET' ? pages[url.pathname] : undefined;
  if (page === undefined) return html('<h1>Not found</h1>', 404);
  if (has(`500 on ${url.pathname}`)) return html('<h1>Internal error</h1>', 500);
  if (has(`redirect loop on ${url.pathname}`)) return go(url.pathname);
  state.visits += 1;
  return html(page({ has, state, url }));
}

interface Call {
  has: Has;
  state: State;
  body: URLSearchParams;
  url: URL;
  html(text: string, status?: number): void;
  go(to: string): void;
  json(data: unknown, status?: number): void;
}

const actions: Record<string, (call: Call) => void> = {
  'POST /login': ({ has, state, body, go }) => {
    const right = body.get('user') === 'robin' && body.get('password') === 'pa55word!';
    state.signedIn = (right && !has('right password refused')) || has('any password accepted');
    go(state.signedIn ? '/shop' : '/?error=1');
  },
  'POST /cart': ({ has, state, body, json }) => {
    const id = has('adds another product') ? 'mug' : (body.get('id') ?? '');
    if (has('add fails')) return json({ error: 'no' }, 500);
    const more = has('adds twice') ? 2 : 1;
    if (!has('add is not kept')) state.cart.set(id, (state.cart.get(id) ?? 0) + more);
    json({ count: [...state.cart.values()].reduce((sum, n) => sum + n, 0) + (has('badge is off by one') ? 1 : 0) });
  },
  'POST /cart/remove': ({ has, state, body, go }) => {
    const id = body.get('id') ?? '';
    const other = [...state.cart.keys()].find((key) => key !== id);
    if (has('removes another row')) state.cart.delete(other ?? id);
    else if (!has('remove does nothing')) state.cart.delete(id);
    go('/cart');
  },
  'POST /checkout': ({ has, state, body, go, html }) => {
    if (has('500 on checkout')) return html('<h1>Something broke</h1>', 500);
    const email = body.get('email') ?? '';
    if (!email.includes('@') && !has('validation is gone')) return go('/checkout?error=email');
    const total = totalOf(state);
    const order = { id: state.orders.length + 1001, total: has('order has another total') ? total + 5 : total };
    if (!has('order is not stored')) state.orders.push(order);
    if (has('order is stored twice')) state.orders.push({ ...order, id: order.id + 1 });
    if (!has('cart is not emptied')) state.cart.clear();
    go(`/order?id=${order.id}&total=${order.total}`);
  },
  'POST /settings': ({ has, state, body, json }) => {
    if (has('save answers 500')) return json({}, 500);
    if (has('save is stale')) return json({ ok: true });
    state.name = has('save cuts the name') ? (body.get('name') ?? '').slice(0, 3) : (body.get('name') ?? '');
    if (!has('box is not saved')) state.digest = body.get('digest') === 'on';
    json({ ok: true });
  },
  'POST /team/remove': ({ has, state, body, json }) => {
    const at = state.members.findIndex((member) => member.name === body.get('name'));
    if (!has('member stays')) state.members.splice(has('wrong member goes') ? (at + 1) % state.members.length : at, 1);
    json({ ok: true });
  },
  'POST /team': ({ has, state, body, json }) => {
    const role = has('invites with another role') ? 'Owner' : (body.get('role') ?? '');
    if (!has('invite is lost')) state.members.push({ name: body.get('name') ?? '', role });
    json({ ok: true });
  },
};

export function totalOf(state: State): number {
  return [...state.cart].reduce(
    (sum, [id, count]) => sum + count * (products.find((product) => product.id === id)?.price ?? 0),
    0,
  );
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

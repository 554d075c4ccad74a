import type { FastifyInstance } from 'fastify';
import type { Delivery, Order } from '../state.ts';
import { brokenOn, mustBeSignedIn, ShopError, textOf, type Visit } from '../visit.ts';
import { chargedTotals } from './cart.ts';

const required = { fullName: 'Enter your full name.', street: 'Enter a street and number.', city: 'Enter a city.' };

function problemsOf(body: unknown, visit: Visit): Record<string, string> {
  if (visit.on('no-validation')) return {};
  const problems: Record<string, string> = {};
  for (const [key, message] of Object.entries(required)) if (textOf(body, key) === '') problems[key] = message;
  if (!/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(textOf(body, 'email')))
    problems.email = 'Enter an email address such as name@example.com.';
  const postcode = /^[0-9A-Za-z][0-9A-Za-z -]{2,9}$/.test(textOf(body, 'postcode'));
  if (!postcode || visit.on('postcode-refused')) problems.postcode = 'Enter a valid postcode.';
  if (textOf(body, 'payment') === 'card' && textOf(body, 'card').replaceAll(' ', '').length < 12)
    problems.payment = 'Enter a card number.';
  if (textOf(body, 'terms') !== 'yes') problems.terms = 'Please accept the terms of sale.';
  return problems;
}

function newOrder(visit: Visit, body: unknown): Order {
  const { state } = visit;
  const delivery: Delivery = textOf(body, 'delivery') === 'express' ? 'express' : 'standard';
  const city = visit.on('wrong-address') ? 'Springfield' : textOf(body, 'city');
  return {
    id: String(state.nextId++),
    placedAt: visit.now,
    status: 'Processing',
    recipient: textOf(body, 'fullName'),
    address: `${textOf(body, 'street')}, ${textOf(body, 'postcode')} ${city}`,
    delivery: delivery === 'express' ? 'Express delivery' : 'Standard delivery',
    payment: textOf(body, 'payment') === 'card' ? 'Card' : 'Invoice',
    lines: state.cart.map((line) => ({ ...line })),
    totals: chargedTotals(visit, delivery),
  };
}

function place(visit: Visit, body: unknown): Order {
  const { state } = visit;
  brokenOn(visit, 'checkout-500');
  if (state.cart.length === 0) throw new ShopError(409, 'Your cart is empty.');
  const problems = problemsOf(body, visit);
  if (Object.keys(problems).length > 0) throw new ShopError(422, 'Please check the marked fields.', problems);
  const order = newOrder(visit, body);
  state.orders.push(order);
  if (visit.on('duplicate-order')) state.orders.push({ ...order, id: String(state.nextId++) });
  if (!visit.on('cart-not-emptied')) state.cart = [];
  state.promo = null;
  return order;
}

function orderOf(visit: Visit, params: unknown): Order {
  const order = visit.state.orders.find(({ id }) => id === textOf(params, 'order'));
  if (!order) throw new ShopError(404, 'We could not find this order.');
  return order;
}

function receipt(order: Order): string {
  const lines = order.lines.map((line) => `${line.quantity} x ${line.name} (${line.colour})`);
  return [
    `Juniper receipt for order ${order.id}`,
    ...lines,
    `Total ${(order.totals.total / 100).toFixed(2)} USD`,
    '',
  ].join('\n');
}

export function orderRoutes(app: FastifyInstance): void {
  app.get('/api/orders', async (request) => {
    const { visit } = request;
    const { orders } = mustBeSignedIn(request);
    const listed = visit.on('order-missing') ? orders.filter(({ status }) => status === 'Delivered') : [...orders];
    return { orders: visit.on('reordered-list') ? listed : listed.reverse() };
  });

  app.post('/api/orders', async (request) => {
    mustBeSignedIn(request);
    return { order: place(request.visit, request.body) };
  });

  app.get('/api/orders/:order', async (request) => {
    mustBeSignedIn(request);
    return { order: orderOf(request.visit, request.params) };
  });

  app.post('/api/orders/:order/cancel', async (request) => {
    mustBeSignedIn(request);
    const order = orderOf(request.visit, request.params);
    if (order.status !== 'Processing') throw new ShopError(409, 'This order can no longer be cancelled.');
    if (!request.visit.on('cancel-ignored')) order.status = 'Cancelled';
    return { order };
  });

  app.get('/orders/:order/receipt', async (request, reply) => {
    mustBeSignedIn(request);
    brokenOn(request.visit, 'receipt-500');
    const order = orderOf(request.visit, request.params);
    reply.header('content-disposition', `attachment; filename="receipt-${order.id}.txt"`);
    return reply.type('text/plain; charset=utf-8').send(receipt(order));
  });
}

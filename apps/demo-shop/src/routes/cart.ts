import type { FastifyInstance } from 'fastify';
import { productBySlug } from '../catalogue.ts';
import { type CartLine, type Delivery, isPromo, newLine, shippingPrices, type Totals, totalsOf } from '../state.ts';
import { quantityOf, ShopError, textOf, type Visit } from '../visit.ts';

/** The totals as this deploy computes them, its bugs included. */
export function chargedTotals(visit: Visit, delivery: Delivery): Totals {
  const { cart, promo } = visit.state;
  const charged = visit.on('express-not-charged') ? 'standard' : delivery;
  const totals = totalsOf(cart, { promo: visit.on('promo-ignored') ? null : promo, delivery: charged });
  return visit.on('wrong-total') ? { ...totals, total: totals.total + totals.shipping } : totals;
}

const deliveryOf = (value: string): Delivery =>
  Object.hasOwn(shippingPrices, value) ? (value as Delivery) : 'standard';

function view(visit: Visit, delivery: Delivery = 'standard') {
  const { cart, promo } = visit.state;
  return {
    lines: cart,
    promo,
    totals: chargedTotals(visit, delivery),
    count: cart.reduce((n, l) => n + l.quantity, 0),
  };
}

function add(visit: Visit, body: unknown): void {
  const product = productBySlug(textOf(body, 'slug'));
  if (!product) throw new ShopError(404, 'We could not find this product.');
  if (!product.inStock) throw new ShopError(409, `${product.name} is sold out.`);
  if (visit.on('add-to-cart-lost')) return;
  const { state } = visit;
  const wanted = textOf(body, 'colour') || (product.colours[0] ?? '');
  const colour = visit.on('wrong-colour') ? (product.colours.find((c) => c !== wanted) ?? wanted) : wanted;
  const quantity = visit.on('quantity-ignored') ? 1 : quantityOf(body, 1);
  const same = state.cart.find((line) => line.slug === product.slug && line.colour === colour);
  if (same) same.quantity += quantity;
  else state.cart.push(newLine(`l${state.nextId++}`, product, colour, quantity));
}

function lineIndex(visit: Visit, params: unknown): number {
  const index = visit.state.cart.findIndex((line) => line.id === textOf(params, 'line'));
  if (index < 0) throw new ShopError(404, 'This is no longer in your cart.');
  return index;
}

function remove(visit: Visit, params: unknown): void {
  const { cart } = visit.state;
  const index = lineIndex(visit, params);
  if (visit.on('remove-ignored')) return;
  cart.splice(visit.on('wrong-row-removed') ? (index + 1) % cart.length : index, 1);
}

export function cartRoutes(app: FastifyInstance): void {
  app.get('/api/cart', async (request) => view(request.visit, deliveryOf(textOf(request.query, 'delivery'))));

  app.post('/api/cart', async (request) => {
    add(request.visit, request.body);
    return view(request.visit);
  });

  app.patch('/api/cart/:line', async (request) => {
    const line = request.visit.state.cart[lineIndex(request.visit, request.params)] as CartLine;
    line.quantity = quantityOf(request.body, line.quantity);
    return view(request.visit);
  });

  app.delete('/api/cart/:line', async (request) => {
    remove(request.visit, request.params);
    return view(request.visit);
  });

  app.delete('/api/cart', async (request) => {
    request.visit.state.cart = [];
    return view(request.visit);
  });

  app.post('/api/cart/promo', async (request) => {
    const code = textOf(request.body, 'code');
    if (!isPromo(code)) throw new ShopError(422, 'This code is not valid.', { code: 'This code is not valid.' });
    request.visit.state.promo = code.toUpperCase();
    return view(request.visit);
  });
}

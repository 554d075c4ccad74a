import { productBySlug } from './catalogue.ts';

export interface CartLine {
  id: string;
  slug: string;
  name: string;
  colour: string;
  /** In cents, for one. */
  price: number;
  quantity: number;
}

export interface Totals {
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
}

export interface Order {
  id: string;
  placedAt: number;
  status: 'Processing' | 'Delivered' | 'Cancelled';
  recipient: string;
  address: string;
  delivery: string;
  payment: string;
  lines: CartLine[];
  totals: Totals;
}

export interface Seat {
  id: string;
  name: string;
  email: string;
  role: string;
}

export interface Settings {
  displayName: string;
  email: string;
  timeZone: string;
  newsletter: boolean;
  avatar: { name: string; type: string; bytes: Buffer } | null;
}

/** All that one visitor has done on one deploy. Kept in memory only. */
export interface ShopState {
  user: string | null;
  cart: CartLine[];
  promo: string | null;
  orders: Order[];
  seats: Seat[];
  settings: Settings;
  /** Invoice as first computed: what the stale-invoice deploy keeps showing. */
  firstInvoice: Invoice | null;
  nextId: number;
  /** How many answers of the API this visitor had. */
  answers: number;
}

export interface Invoice {
  seats: number;
  seatPrice: number;
  subtotal: number;
  tax: number;
  total: number;
}

export const seatPrice = 1200;
export const shippingPrices = { standard: 590, express: 1490 } as const;
export type Delivery = keyof typeof shippingPrices;
const promoCodes: Record<string, number> = { TRAIL10: 10, WELCOME20: 20 };
const day = 86_400_000;

/** A new visitor's shop: two delivered orders, a team of three. */
export function newState(now: number): ShopState {
  return {
    user: null,
    cart: [],
    promo: null,
    orders: [
      pastOrder('1001', now - 41 * day, ['rain-jacket', 'wool-socks']),
      pastOrder('1002', now - 12 * day, ['camp-mug']),
    ],
    seats: [
      { id: 's1', name: 'Ada Moreau', email: 'ada@juniper.example', role: 'Owner' },
      { id: 's2', name: 'Ben Okafor', email: 'ben@juniper.example', role: 'Guide' },
      { id: 's3', name: 'Chiara Lind', email: 'chiara@juniper.example', role: 'Guide' },
    ],
    settings: {
      displayName: 'Ada Moreau',
      email: 'ada@juniper.example',
      timeZone: 'Europe/Paris',
      newsletter: false,
      avatar: null,
    },
    firstInvoice: null,
    nextId: 1003,
    answers: 0,
  };
}

function pastOrder(id: string, placedAt: number, slugs: string[]): Order {
  const lines = slugs.flatMap((slug) => {
    const product = productBySlug(slug);
    return product ? [newLine(`${id}-${slug}`, product, product.colours[0] ?? '', 1)] : [];
  });
  return {
    id,
    placedAt,
    status: 'Delivered',
    recipient: 'Ada Moreau',
    address: '12 Rue des Tilleuls, 69003 Lyon',
    delivery: 'Standard delivery',
    payment: 'Invoice',
    lines,
    totals: totalsOf(lines, { promo: null, delivery: 'standard' }),
  };
}

export function newLine(
  id: string,
  product: { slug: string; name: string; price: number },
  colour: string,
  quantity: number,
): CartLine {
  return { id, slug: product.slug, name: product.name, colour, price: product.price, quantity };
}

export const isPromo = (code: string): boolean => Object.hasOwn(promoCodes, code.trim().toUpperCase());

/** What a cart costs, in cents. An empty cart ships for nothing. */
export function totalsOf(lines: readonly CartLine[], with_: { promo: string | null; delivery: Delivery }): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const percent = with_.promo ? (promoCodes[with_.promo.trim().toUpperCase()] ?? 0) : 0;
  const discount = Math.round((subtotal * percent) / 100);
  const shipping = lines.length === 0 ? 0 : shippingPrices[with_.delivery];
  return { subtotal, discount, shipping, total: subtotal - discount + shipping };
}

/** The next invoice for so many seats, in cents, with 20 % tax. */
export function invoiceFor(seats: number): Invoice {
  const subtotal = seats * seatPrice;
  const tax = Math.round(subtotal * 0.2);
  return { seats, seatPrice, subtotal, tax, total: subtotal + tax };
}

export interface StateStore {
  /** The state of one session on one deploy, made when first asked for. */
  of(input: { session: string; deploy: string; now: number }): ShopState;
}

/** Keeps the newest sessions in memory and forgets the oldest beyond `capacity`. */
export function createStateStore(capacity: number): StateStore {
  const states = new Map<string, ShopState>();
  return {
    of({ session, deploy, now }) {
      const key = `${session} ${deploy}`;
      const known = states.get(key);
      if (known) return known;
      const made = newState(now);
      states.set(key, made);
      const oldest = states.keys().next().value;
      if (states.size > capacity && oldest !== undefined) states.delete(oldest);
      return made;
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { type Invoice, invoiceFor } from '../state.ts';
import { mustBeSignedIn, ShopError, textOf, type Visit } from '../visit.ts';

const month = 30 * 86_400_000;

function upcoming(visit: Visit): Invoice {
  const { state } = visit;
  const invoice = invoiceFor(state.seats.length + (visit.on('invoice-miscounted') ? 1 : 0));
  if (!visit.on('stale-invoice')) return invoice;
  state.firstInvoice ??= invoice;
  return state.firstInvoice;
}

function view(visit: Visit) {
  const { seats } = visit.state;
  const past = [1, 2, 3].map((back) => ({
    id: `INV-${120 - back}`,
    date: visit.now - back * month,
    ...invoiceFor(3),
  }));
  return { seats: visit.on('reordered-list') ? seats.toReversed() : seats, invoice: upcoming(visit), past };
}

function addSeat(visit: Visit, body: unknown): void {
  const name = textOf(body, 'name');
  const email = textOf(body, 'email');
  const fields: Record<string, string> = {};
  if (name === '') fields.name = 'Enter a name.';
  if (!email.includes('@')) fields.email = 'Enter an email address such as name@example.com.';
  const { seats } = visit.state;
  if (seats.some((seat) => seat.email === email)) fields.email = 'This person already has a seat.';
  if (Object.keys(fields).length > 0) throw new ShopError(422, 'Please check the marked fields.', fields);
  if (visit.on('seat-lost')) return;
  seats.push({ id: `s${visit.state.nextId++}`, name, email, role: textOf(body, 'role') || 'Guide' });
}

function removeSeat(visit: Visit, params: unknown): void {
  const { seats } = visit.state;
  const index = seats.findIndex(({ id }) => id === textOf(params, 'seat'));
  if (index < 0) throw new ShopError(404, 'This seat is already gone.');
  seats.splice(visit.on('wrong-seat-removed') ? (index + 1) % seats.length : index, 1);
}

export function billingRoutes(app: FastifyInstance): void {
  app.get('/api/billing', async (request) => {
    mustBeSignedIn(request);
    return view(request.visit);
  });

  app.post('/api/billing/seats', async (request) => {
    mustBeSignedIn(request);
    upcoming(request.visit);
    addSeat(request.visit, request.body);
    return view(request.visit);
  });

  app.delete('/api/billing/seats/:seat', async (request) => {
    mustBeSignedIn(request);
    removeSeat(request.visit, request.params);
    return view(request.visit);
  });
}

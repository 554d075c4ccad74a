import type { Handler, Site } from '../harness.ts';

/** A small billing page nobody described: seats are added behind a menu, the invoice follows. */
export const billing = `<title>Billing</title><h1>Billing</h1>
<nav><a href="/">Billing</a> <a href="/members">Members</a></nav>
<section aria-label="Seats"><p>Seats: <b id="n">3</b></p><button onclick="add()">Add a seat</button></section>
<section aria-label="Invoice"><p id="total">Invoice total: $30.00</p></section>
<p id="done"></p>
<script>function add(){n.textContent=4;total.textContent='Invoice total: $40.00';done.textContent='Seat added'}</script>`;

/** The same page after a redesign: the button has another name and stands behind a menu. */
export const redesigned = billing.replace(
  '<button onclick="add()">Add a seat</button>',
  `<button onclick="m.hidden=false">Manage</button><div id="m" hidden><button onclick="add()">Extra seat</button><button onclick="done.textContent='Everything deleted'">Delete all</button></div>`,
);

/** A page on which nothing that is tried has any effect. */
export const stuck = `<title>Billing</title><h1>Billing</h1><p>Seats: 3</p>${Array.from({ length: 8 }, (_, n) => `<button>Option ${n}</button>`).join('')}`;

export const siteOf = (page: string | Handler): Site => ({
  '/': page,
  '/members': '<h1>Members</h1><a href="/">Billing</a><p>Ada</p>',
});

import type { FastifyInstance } from 'fastify';
import { escapeHtml, plainPage } from '../html.ts';
import { brokenOn, textOf } from '../visit.ts';

const paymentBody = `<form aria-label="Card">
<label>Card number <input name="card" inputmode="numeric" autocomplete="cc-number" placeholder="1234 5678 9012 3456"></label>
<div class="row"><label>Expiry date <input name="expiry" autocomplete="cc-exp" placeholder="MM / YY"></label>
<label>Security code <input name="code" inputmode="numeric" autocomplete="cc-csc"></label></div></form>`;

const paymentScript = `const form=document.forms[0];form.addEventListener('submit',e=>e.preventDefault());
form.addEventListener('input',()=>parent.postMessage({kind:'card',card:form.elements.card.value},location.origin));`;

const contactBody = (action: string) => `<form method="post" action="${escapeHtml(action)}" aria-label="Contact">
<label>Your email <input name="email" type="email" required></label>
<label>Message <textarea name="message" rows="4" required></textarea></label>
<button>Send message</button></form>`;

export function frameRoutes(app: FastifyInstance): void {
  app.get('/frames/payment', async (request, reply) => {
    brokenOn(request.visit, 'payment-frame-500');
    return reply.type('text/html').send(plainPage({ title: 'Card details', body: paymentBody, script: paymentScript }));
  });

  app.get('/frames/contact', async (request, reply) => {
    const action = `${request.visit.deploy.base}/frames/contact`;
    return reply.type('text/html').send(plainPage({ title: 'Contact', body: contactBody(action) }));
  });

  app.post('/frames/contact', async (request, reply) => {
    brokenOn(request.visit, 'contact-500');
    const email = escapeHtml(textOf(request.body, 'email'));
    const body = `<h2>Message sent</h2><p>Thank you. We will write to ${email} within a day.</p>`;
    return reply.type('text/html').send(plainPage({ title: 'Message sent', body }));
  });
}

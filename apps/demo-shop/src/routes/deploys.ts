import type { FastifyInstance } from 'fastify';
import { switches } from '../deploys.ts';
import { escapeHtml, plainPage } from '../html.ts';

function tableOf(kind: 'bug' | 'churn'): string {
  const rows = Object.entries(switches)
    .filter(([, entry]) => entry.kind === kind)
    .map(
      ([name, { about }]) => `<tr><td><a href="/deploys/${name}/">${name}</a></td><td>${escapeHtml(about)}</td></tr>`,
    );
  return `<table><thead><tr><th>Name</th><th>What a visitor sees</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const body = () => `<div class="wide"><h1>Deploys of the shop</h1>
<p><a href="/">The healthy deploy</a> is served at the root. Any other is served below <code>/deploys/NAME/</code>,
and names can be joined: <code>/deploys/wrong-total+slow/</code>.</p>
<h2>Bugs</h2>${tableOf('bug')}<h2>Churn</h2>${tableOf('churn')}</div>`;

export function deployRoutes(app: FastifyInstance): void {
  app.get('/deploys', async (_request, reply) =>
    reply.type('text/html').send(plainPage({ title: 'Deploys', body: body() })),
  );
  app.get('/deploys.json', async () => ({
    deploys: Object.entries(switches).map(([name, entry]) => ({ name, ...entry, path: `/deploys/${name}/` })),
  }));
}

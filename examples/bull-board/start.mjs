// node start.mjs [--port 3000]: Bull Board on loopback over two queues in a Redis of its own.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { Queue, Worker } from 'bullmq';
import express from 'express';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
const redisPort = await new Promise((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});
const store = spawn(
  'redis-server',
  ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  { stdio: 'ignore' },
);
process.once('exit', () => store.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
await sleep(300);

const connection = { host: '127.0.0.1', port: redisPort };
const mails = new Queue('mails', { connection });
const invoices = new Queue('invoices', { connection });
for (const to of ['ada', 'ben', 'chiara']) await mails.add('welcome', { to: `${to}@shop.example` });
await mails.add('broken', { to: 'nobody' });
const worker = new Worker(
  'mails',
  async (job) => {
    if (job.name === 'broken') throw new Error('No such recipient');
    return 'sent';
  },
  { connection },
);
await new Promise((resolve) => worker.once('drained', resolve));
await sleep(300);
await worker.close();
await mails.add('reminder', { to: 'ada@shop.example' });
await invoices.add('monthly', { number: 'INV-120', total: 43.2 }, { delay: 3_600_000 });

const adapter = new ExpressAdapter();
adapter.setBasePath('/');
createBullBoard({ queues: [new BullMQAdapter(mails), new BullMQAdapter(invoices)], serverAdapter: adapter });
const app = express();
app.use('/', adapter.getRouter());
app.listen(Number(values.port), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${values.port}`));

// node start.mjs [--port 3000]: Bull Board on loopback over two queues in a Redis of its own.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { Queue, Worker } from 'bullmq';
import express from 'express';
import { startRedis } from '../ready.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
const redisPort = await startRedis();
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

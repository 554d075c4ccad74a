import type { Log } from '@smokejumper/contracts';
import { Queue, Worker } from 'bullmq';
import { Redis, type RedisOptions } from 'ioredis';
import type { Backend, Envelope } from './backend.ts';
import { workerOptions } from './backend.ts';
import { unavailable, whereIs } from './unavailable.ts';

const connectMs = 3_000;
const commandMs = 5_000;

/** Jobs on Redis. Throws AppError `unavailable` within seconds when nothing answers there. */
export async function openRedis(options: { redisUrl: string; prefix: string }, deps: { log: Log }): Promise<Backend> {
  const where = `Redis at ${whereIs(options.redisUrl)}`;
  const shared: RedisOptions = { lazyConnect: true, connectTimeout: connectMs };
  // A publisher must fail at once, so that its caller can answer; a worker must wait for Redis to come back.
  const publisher = new Redis(options.redisUrl, {
    ...shared,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: commandMs,
    retryStrategy: (times) => (everReady ? Math.min(100 * times, 2_000) : null),
  });
  const patient = new Redis(options.redisUrl, {
    ...shared,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(100 * times, 2_000),
  });
  const duplicate = patient.duplicate.bind(patient);
  patient.duplicate = (override) => endable(duplicate(override));
  let everReady = false;
  let lastError: unknown;
  for (const client of [publisher, patient]) {
    client.on('error', (error: Error) => {
      lastError = error;
      deps.log.debug({ err: error }, 'redis connection error');
    });
  }
  try {
    await publisher.connect();
    await publisher.ping();
    everReady = true;
    await patient.connect();
  } catch (error) {
    publisher.disconnect();
    patient.disconnect();
    throw unavailable(`${where} cannot be reached`, lastError ?? error);
  }
  const { prefix } = options;
  return {
    kind: 'redis',
    where,
    queue: (name) => new Queue<Envelope>(name, { connection: publisher, prefix }),
    worker: (name, processor, settings) =>
      new Worker<Envelope, void>(name, processor, { connection: patient, prefix, ...workerOptions(settings) }),
    async ping() {
      await publisher.ping();
    },
    async close() {
      publisher.disconnect();
      patient.disconnect();
    },
  };
}

/**
 * Between two tries to reconnect, ioredis disconnects without the `end` event that BullMQ waits for, and a worker
 * could not be closed while Redis is away. Starting a try and giving it up makes the event come.
 */
function endable(client: Redis): Redis {
  const disconnect = client.disconnect.bind(client);
  client.disconnect = (reconnect) => {
    if (!reconnect && client.status === 'reconnecting') client.connect().catch(() => {});
    disconnect(reconnect);
  };
  return client;
}

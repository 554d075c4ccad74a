// node start.mjs [--port 8081]: Redis Commander on loopback with a Redis of its own that holds a few keys.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { ready, startRedis, startScript } from '../ready.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8081' } } });
const redisPort = await startRedis();

const redis = new Redis({ host: '127.0.0.1', port: redisPort, retryStrategy: () => 100 });
await redis.set('greeting', 'Hello from Redis');
await redis.set('counter', '41');
await redis.hset('user:ada', { name: 'Ada Moreau', role: 'owner', seats: '3' });
await redis.rpush('queue:mails', 'welcome', 'invoice', 'reminder');
await redis.sadd('tags', 'camp', 'packs', 'clothing');
await redis.quit();

// It writes down every Redis it has known: those of earlier starts are gone.
rmSync('node_modules/redis-commander/config/local-development.json', { force: true });
const url = `http://127.0.0.1:${values.port}`;
const args = [
  '--port',
  values.port,
  '--address',
  '127.0.0.1',
  '--redis-host',
  '127.0.0.1',
  '--redis-port',
  String(redisPort),
  '--redis-label',
  'local',
  '--no-save',
];
startScript('node_modules/redis-commander/bin/redis-commander.js', args);
await ready(url);

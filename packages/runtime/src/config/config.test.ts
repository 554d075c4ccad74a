import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { loadApiConfig } from './api.ts';
import { loadCliConfig } from './cli.ts';
import { ConfigError } from './read.ts';
import { loadWorkerConfig } from './worker.ts';

const databaseUrl = 'postgresql://me:hush@db.example/app';
const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const SMOKEJUMPER_ENCRYPTION_KEYS = `k1:${key(1)}`;
const api = (env: Record<string, string>, isTerminal = false) =>
  loadApiConfig({ env: { SMOKEJUMPER_ENCRYPTION_KEYS, ...env }, isTerminal });
const worker = (env: Record<string, string>) =>
  loadWorkerConfig({ env: { SMOKEJUMPER_ENCRYPTION_KEYS, ...env }, isTerminal: false });

function refusal(load: () => unknown): ConfigError {
  try {
    load();
  } catch (error) {
    assert.ok(error instanceof ConfigError, `a ConfigError, not ${error}`);
    return error;
  }
  throw new Error('nothing was refused');
}

test('an API with a database alone keeps its queue there and its artifacts in a folder', () => {
  const config = api({ DATABASE_URL: databaseUrl });
  assert.deepEqual(config.queue, { databaseUrl });
  assert.equal(config.artifacts.kind, 'file');
  assert.deepEqual([config.host, config.port, config.publicUrl], ['127.0.0.1', 3000, null]);
  assert.deepEqual(config.log, { level: 'info', pretty: false, color: true });
});

test('an address that sends mail and its server go together, and so do the two halves of a GitHub app', () => {
  const base = { DATABASE_URL: databaseUrl };
  assert.deepEqual(api(base).people, { signUp: 'open', github: null, mail: null });
  const smtp = { SMOKEJUMPER_SMTP_URL: 'smtp://me:hush@mail.example', SMOKEJUMPER_MAIL_FROM: 'S <s@x.example>' };
  const github = { SMOKEJUMPER_GITHUB_CLIENT_ID: 'id', SMOKEJUMPER_GITHUB_CLIENT_SECRET: 'hush' };
  const { people } = api({ ...base, ...smtp, ...github, SMOKEJUMPER_SIGN_UP: 'invited' });
  const mail = { smtpUrl: 'smtp://me:hush@mail.example', from: 'S <s@x.example>' };
  assert.deepEqual(people, { signUp: 'invited', github: { clientId: 'id', clientSecret: 'hush' }, mail });
  assert.deepEqual(worker({ ...base, ...smtp }).mail, mail);
  for (const [name, value] of Object.entries({ ...smtp, ...github })) {
    const error = refusal(() => api({ ...base, [name]: value }));
    assert.equal(error.variables.length, 1, name);
    assert.doesNotMatch(error.message, /hush/);
  }
});

test('a log format that is set wins over the terminal', () => {
  const format = (value: string) => api({ DATABASE_URL: databaseUrl, SMOKEJUMPER_LOG_FORMAT: value }, true).log.pretty;
  assert.deepEqual([format('json'), format('pretty')], [false, true]);
});

test('a Redis takes the queue', () => {
  const config = api({ DATABASE_URL: databaseUrl, REDIS_URL: 'redis://cache:6379' });
  assert.deepEqual(config.queue, { redisUrl: 'redis://cache:6379' });
});

test('a process without a database says so in one sentence with the remedy', () => {
  const error = refusal(() => api({}));
  assert.match(error.message, /^DATABASE_URL is not set; .*npm run dev`\.$/);
  assert.deepEqual(error.variables, ['DATABASE_URL']);
});

test('an empty variable counts as unset', () => {
  assert.equal(api({ DATABASE_URL: databaseUrl, REDIS_URL: ' ' }).redisUrl, null);
});

test('every bad variable is named at once and no address or key is repeated', () => {
  const error = refusal(() =>
    api({ DATABASE_URL: 'mysql://root:hush@x', PORT: '70000', SMOKEJUMPER_ENCRYPTION_KEYS: 'k1:hush' }),
  );
  assert.deepEqual(error.variables.toSorted(), ['DATABASE_URL', 'PORT', 'SMOKEJUMPER_ENCRYPTION_KEYS']);
  assert.match(error.message, /PORT is a whole number from 0 to 65535, not "70000"\./);
  assert.doesNotMatch(error.message, /hush/);
});

test('encryption keys come in their order, the current one first', () => {
  const config = api({ DATABASE_URL: databaseUrl, SMOKEJUMPER_ENCRYPTION_KEYS: `new:${key(1)},old:${key(2)}` });
  assert.deepEqual(config.encryptionKeys, [
    { id: 'new', key: key(1) },
    { id: 'old', key: key(2) },
  ]);
});

test('a process without an encryption key says how to make one', () => {
  const error = refusal(() => api({ DATABASE_URL: databaseUrl, SMOKEJUMPER_ENCRYPTION_KEYS: '' }));
  assert.match(error.message, /^SMOKEJUMPER_ENCRYPTION_KEYS is not set; .*openssl/);
});

test('an encryption key that is too short or named twice is refused', () => {
  const short = Buffer.alloc(16).toString('base64');
  for (const value of [`k1:${short}`, `k1:${key(1)},k1:${key(2)}`]) {
    const error = refusal(() => api({ DATABASE_URL: databaseUrl, SMOKEJUMPER_ENCRYPTION_KEYS: value }));
    assert.deepEqual(error.variables, ['SMOKEJUMPER_ENCRYPTION_KEYS']);
  }
});

test('trusted proxies are addresses and ranges, and none unless told', () => {
  const trusted = (value: string) => api({ DATABASE_URL: databaseUrl, SMOKEJUMPER_TRUSTED_PROXIES: value });
  assert.deepEqual(trusted('').trustedProxies, []);
  assert.deepEqual(trusted('10.0.0.0/8, ::1,FD00::/8').trustedProxies, ['10.0.0.0/8', '::1', 'fd00::/8']);
  for (const bad of ['1', 'true', 'proxy.internal', '10.0.0.0/33', '*', 'loopback']) {
    assert.deepEqual(refusal(() => trusted(bad)).variables, ['SMOKEJUMPER_TRUSTED_PROXIES'], bad);
  }
});

test('private hosts are none, all or a list of hosts and ranges', () => {
  const allowed = (value: string) =>
    worker({ DATABASE_URL: databaseUrl, SMOKEJUMPER_ALLOW_PRIVATE_HOSTS: value }).allowPrivateHosts;
  assert.equal(worker({ DATABASE_URL: databaseUrl }).allowPrivateHosts, 'none');
  assert.equal(allowed('1'), 'all');
  assert.deepEqual(allowed('Shop.internal, *.dev.lan,10.0.0.0/8,fd00::/8,::1'), [
    'shop.internal',
    '*.dev.lan',
    '10.0.0.0/8',
    'fd00::/8',
    '::1',
  ]);
  for (const bad of ['10.0.0.0/33', 'http://shop', 'a b', 'shop,,other', 'host/8']) {
    assert.match(refusal(() => allowed(bad)).message, /^SMOKEJUMPER_ALLOW_PRIVATE_HOSTS is 1 or a comma list/);
  }
});

test('artifacts lie in a folder or a bucket and nowhere else', () => {
  const place = (value: string) => api({ DATABASE_URL: databaseUrl, ARTIFACTS_URL: value }).artifacts;
  assert.deepEqual(place('file:///var/data'), { kind: 'file', folder: '/var/data' });
  assert.deepEqual(place('file:/var/data'), { kind: 'file', folder: '/var/data' });
  const bucket = { kind: 's3', bucket: 'evidence', endpoint: null, publicEndpoint: null, region: null };
  assert.deepEqual(place('s3://evidence/runs/'), { ...bucket, prefix: 'runs' });
  const own = { endpoint: 'http://minio:9000', publicEndpoint: 'https://files.example', region: 'eu-1' };
  assert.deepEqual(place('s3://evidence?endpoint=http://minio:9000&public=https://files.example&region=eu-1'), {
    ...bucket,
    ...own,
    prefix: '',
  });
  const wrong = [
    's3://',
    's3://key:hush@bucket/x',
    's3://bucket?endpont=http://x',
    's3://bucket?endpoint=x',
    's3://b/../x y',
  ];
  for (const bad of ['ftp://x', 'file:', 'file://host/x', ...wrong]) {
    assert.deepEqual(refusal(() => place(bad)).variables, ['ARTIFACTS_URL']);
  }
});

test("a model's own key wins over the provider's", () => {
  const env = { DATABASE_URL: databaseUrl, SMOKEJUMPER_MODEL: 'anthropic:some-model', ANTHROPIC_API_KEY: 'theirs' };
  assert.deepEqual(worker(env).model, { provider: 'anthropic', name: 'some-model', url: null, key: 'theirs' });
  assert.equal(worker({ ...env, SMOKEJUMPER_MODEL_KEY: 'ours' }).model?.key, 'ours');
});

test("a compatible model keeps the colons of its name and takes the gateway's address", () => {
  const env = { DATABASE_URL: databaseUrl, SMOKEJUMPER_MODEL: 'openai-compatible:qwen3:8b' };
  const model = worker({ ...env, SMOKEJUMPER_MODEL_URL: 'http://127.0.0.1:11434/v1/' }).model;
  assert.deepEqual(model, {
    provider: 'openai-compatible',
    name: 'qwen3:8b',
    url: 'http://127.0.0.1:11434/v1',
    key: null,
  });
});

test('each role may have its own model, with the main one’s address and key if it is of the same provider', () => {
  const model = worker({
    DATABASE_URL: databaseUrl,
    SMOKEJUMPER_MODEL: 'openai-compatible:small',
    SMOKEJUMPER_MODEL_URL: 'http://127.0.0.1:11434/v1',
    SMOKEJUMPER_MODEL_KEY: 'local',
    SMOKEJUMPER_MODEL_PLAN: 'openai-compatible:large',
    SMOKEJUMPER_MODEL_JUDGE: 'anthropic:judge',
    SMOKEJUMPER_MODEL_JUDGE2: 'openai:other',
    SMOKEJUMPER_MODEL_JUDGE2_KEY: 'second',
    ANTHROPIC_API_KEY: 'theirs',
    SMOKEJUMPER_MODEL_SEES: '1',
    SMOKEJUMPER_MODEL_TIMEOUT_MS: '30000',
  }).model;
  const local = { provider: 'openai-compatible', url: 'http://127.0.0.1:11434/v1', key: 'local' };
  assert.deepEqual(model?.plan, { ...local, name: 'large' });
  assert.deepEqual(model?.judge, { provider: 'anthropic', name: 'judge', url: null, key: 'theirs' });
  assert.deepEqual(model?.secondJudge, { provider: 'openai', name: 'other', url: null, key: 'second' });
  assert.deepEqual([model?.act, model?.sees, model?.timeoutMs], [undefined, true, 30_000]);
});

test('prices of models are read from JSON or a file of it, and refused with the place that is wrong', () => {
  const env = { DATABASE_URL: databaseUrl, SMOKEJUMPER_MODEL: 'openai:x' };
  const prices = '{"openai:x": {"input": 1, "output": 2.5}}';
  assert.deepEqual(worker({ ...env, SMOKEJUMPER_MODEL_PRICES: prices }).model?.prices, {
    'openai:x': { input: 1, output: 2.5 },
  });
  const folder = mkdtempSync(join(tmpdir(), 'prices-'));
  try {
    writeFileSync(join(folder, 'prices.json'), prices);
    const read = worker({ ...env, SMOKEJUMPER_MODEL_PRICES: join(folder, 'prices.json') }).model?.prices;
    assert.equal(read?.['openai:x']?.output, 2.5);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const error = refusal(() => worker({ ...env, SMOKEJUMPER_MODEL_PRICES: '{"x": {"input": "1"}}' }));
  assert.match(error.message, /x\.input is not/);
  assert.match(refusal(() => worker({ ...env, SMOKEJUMPER_MODEL_PRICES: '/nowhere.json' })).message, /cannot be read/);
});

test('a model of an unknown provider is refused', () => {
  const error = refusal(() => worker({ DATABASE_URL: databaseUrl, SMOKEJUMPER_MODEL: 'acme:x' }));
  assert.match(error.message, /^SMOKEJUMPER_MODEL is PROVIDER:MODEL/);
});

test('a worker lends its model’s key unless it is told not to', () => {
  assert.equal(worker({ DATABASE_URL: databaseUrl }).lendModelKey, true);
  assert.equal(worker({ DATABASE_URL: databaseUrl, SMOKEJUMPER_MODEL_LEND: '0' }).lendModelKey, false);
});

test('a heartbeat that could miss its lease is refused', () => {
  const error = refusal(() =>
    worker({ DATABASE_URL: databaseUrl, SMOKEJUMPER_LEASE_MS: '4000', SMOKEJUMPER_HEARTBEAT_MS: '3000' }),
  );
  assert.deepEqual(error.variables, ['SMOKEJUMPER_HEARTBEAT_MS']);
});

test('the command line needs no variable and finds a secret by its name', () => {
  const config = loadCliConfig({ env: { SMOKEJUMPER_SECRET_API_KEY: 'hush', CI: 'woodpecker' }, isTerminal: true });
  assert.equal(config.secret('api key'), 'hush');
  assert.equal(config.secret('password'), undefined);
  assert.equal(config.isCi, true);
  assert.deepEqual(config.log, { level: 'warn', pretty: true, color: true });
});

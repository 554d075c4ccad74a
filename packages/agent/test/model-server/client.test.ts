import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ModelSettings, silentLog } from '@smokejumper/contracts';
import { z } from 'zod';
import { createModel } from '../../src/model/create-model.ts';
import { pricesAsOf } from '../../src/model/prices.ts';
import type { Exchange, ModelRequest } from '../../src/model/types.ts';
import { modelKey, type Script, startModelServer } from './server.ts';

const providers = ['openai-compatible', 'openai', 'anthropic'] as const;
const click = { name: 'click', description: 'Clicks.', input: z.strictObject({ ref: z.string() }) };
const plan = { name: 'plan', schema: z.strictObject({ steps: z.array(z.string()) }) };
const quick = { retries: 3, pauseMs: 1, longestWaitMs: 2_000 };

function requestOf(more: Partial<ModelRequest> = {}): ModelRequest {
  const signal = new AbortController().signal;
  return { role: 'act', system: 'be brief', messages: [{ role: 'user', text: 'hello' }], step: 0, signal, ...more };
}

async function asking(
  script: Script,
  input: {
    provider?: ModelSettings['provider'];
    settings?: Partial<ModelSettings>;
    request?: Partial<ModelRequest>;
  } = {},
) {
  const server = await startModelServer({ script });
  const exchanges: Exchange[] = [];
  const warned: object[] = [];
  const log = { ...silentLog, warn: (fields: object) => void warned.push(fields) };
  try {
    const model = createModel(
      { log, now: () => performance.now(), random: () => 0 },
      {
        settings: server.settings(input.provider, input.settings),
        conceal: (text) => text.replaceAll('hunter2', '{{password}}'),
        onExchange: (exchange) => void exchanges.push(exchange),
        patience: quick,
      },
    );
    const from = performance.now();
    const answer = await model.ask(requestOf(input.request));
    return { answer, server, exchanges, warned, tookMs: performance.now() - from };
  } finally {
    await server.close();
  }
}

for (const provider of providers) {
  test(`${provider}: tool calls come back as they were written, valid or not`, async () => {
    const { answer, server } = await asking(
      () => ({
        say: 'I click.',
        call: [
          { name: 'click', args: { ref: 'e1', more: 1 } },
          { name: 'fly', args: {} },
          { name: 'click', args: '{"ref": ' },
        ],
        usage: { input: 70, cacheRead: 20, output: 5 },
      }),
      { provider, request: { tools: [click] } },
    );
    assert.equal(answer.kind, 'tools');
    if (answer.kind !== 'tools') return;
    assert.deepEqual(
      answer.calls.map(({ name }) => name),
      ['click', 'fly', 'click'],
    );
    assert.deepEqual(answer.calls[0]?.args, { ref: 'e1', more: 1 });
    assert.equal(typeof answer.calls[2]?.args, 'string');
    assert.equal(answer.text, 'I click.');
    assert.deepEqual(
      { ...answer.usage, costUsd: 0 },
      { calls: 1, inputTokens: 90, cachedTokens: 20, outputTokens: 5, costUsd: 0 },
    );
    assert.equal(server.requests[0]?.system, 'be brief');
    assert.deepEqual(server.requests[0]?.tools, ['click']);
    assert.equal(server.requests[0]?.body.stream, true);
  });

  test(`${provider}: an object is asked for as one forced tool and checked against its schema`, async () => {
    const good = await asking(() => ({ call: { name: 'plan', args: { steps: ['a'] } } }), {
      provider,
      request: { output: plan },
    });
    assert.deepEqual(good.answer.kind === 'object' && good.answer.value, { steps: ['a'] });
    assert.equal(good.server.requests[0]?.forced, 'plan');
    const inText = await asking(() => ({ say: 'Here:\n```json\n{"steps":["b"]}\n```' }), {
      provider,
      request: { output: plan },
    });
    assert.deepEqual(inText.answer.kind === 'object' && inText.answer.value, { steps: ['b'] });
    const bad = await asking(() => ({ call: { name: 'plan', args: { steps: 3 } } }), {
      provider,
      request: { output: plan },
    });
    assert.match(bad.answer.kind === 'senseless' ? bad.answer.why : '', /not of its form at steps/);
    const none = await asking(() => ({ say: 'I would rather not.' }), { provider, request: { output: plan } });
    assert.equal(none.answer.kind, 'senseless');
    assert.equal(none.server.requests.length, 1);
  });

  test(`${provider}: a refused key is unavailable at once, and the key is not repeated`, async () => {
    const { answer, server, exchanges } = await asking(() => ({ status: 401, message: `bad key ${modelKey}` }), {
      provider,
    });
    assert.equal(answer.kind, 'unavailable');
    assert.match(answer.kind === 'unavailable' ? answer.why : '', /refused the key \(401\)/);
    assert.equal(server.requests.length, 1);
    assert.equal(answer.usage.calls, 0);
    assert.ok(!JSON.stringify(exchanges).includes(modelKey));
  });

  for (const status of [429, 500, 503]) {
    test(`${provider}: ${status} is asked again, and is unavailable when it stays`, async () => {
      const passing = await asking((_, n) => (n < 2 ? { status } : { say: 'here' }), { provider });
      assert.equal(passing.answer.kind, 'text');
      assert.equal(passing.server.requests.length, 3);
      assert.equal(passing.answer.usage.calls, 1);
      const lasting = await asking(() => ({ status }), { provider });
      assert.match(
        lasting.answer.kind === 'unavailable' ? lasting.answer.why : '',
        new RegExp(`${status}.*asked 4 times`),
      );
      assert.equal(lasting.server.requests.length, 4);
    });
  }

  for (const how of ['torn', 'ended'] as const) {
    test(`${provider}: an answer whose stream is ${how} is asked for again, counted, and never taken for whole`, async () => {
      const cut = { cut: { say: 'The answer is', call: { name: 'click', args: { ref: 'e1' } } }, how };
      const passing = await asking((_, n) => (n === 0 ? cut : { say: 'whole' }), {
        provider,
        request: { tools: [click] },
      });
      assert.deepEqual(passing.answer.kind === 'text' && passing.answer.text, 'whole');
      assert.equal(passing.answer.usage.calls, 2);
      const lasting = await asking(() => cut, { provider, request: { tools: [click], callsLeft: 2 } });
      assert.match(lasting.answer.kind === 'unavailable' ? lasting.answer.why : '', /broke off/);
      assert.equal(lasting.server.requests.length, 2);
    });
  }

  test(`${provider}: what does not answer in time is unavailable`, async () => {
    const { answer, server } = await asking(() => ({ silent: true }), {
      provider,
      settings: { timeoutMs: 1_000 },
      request: { callsLeft: 2 },
    });
    assert.match(answer.kind === 'unavailable' ? answer.why : '', /did not answer within/);
    assert.equal(server.requests.length, 2);
  });

  test(`${provider}: what is not of its protocol is unavailable`, async () => {
    for (const reply of [
      { garbage: '<html>502</html>', type: 'text/html' },
      { garbage: 'data: {"nonsense": tru\n\n' },
    ]) {
      const { answer } = await asking(() => reply, { provider });
      assert.equal(answer.kind, 'unavailable');
    }
  });

  test(`${provider}: a megabyte of words is stopped on the way and is senseless`, async () => {
    const { answer } = await asking(() => ({ flood: 1_000_000 }), { provider });
    assert.match(answer.kind === 'senseless' ? answer.why : '', /did not end/);
    assert.ok(answer.kind === 'senseless' && answer.text.length <= 2_000);
    assert.equal(answer.usage.calls, 1);
    assert.ok(answer.usage.outputTokens > 10_000);
  });

  test(`${provider}: an empty, a filtered and a shortened answer are senseless`, async () => {
    for (const reply of [
      { say: '' },
      { say: 'no', end: 'filtered' as const },
      { say: 'half', end: 'length' as const },
    ]) {
      const { answer } = await asking(() => reply, { provider });
      assert.equal(answer.kind, 'senseless', JSON.stringify(reply));
    }
  });

  test(`${provider}: a cancelled question rejects with the run's reason`, async () => {
    const stop = new AbortController();
    const reason = new Error('cancelled by a person');
    const script: Script = () => {
      stop.abort(reason);
      return { silent: true };
    };
    await assert.rejects(asking(script, { provider, request: { signal: stop.signal } }), reason);
  });

  test(`${provider}: secrets are taken out of what is sent and of what is kept`, async () => {
    const request: Partial<ModelRequest> = {
      tools: [click],
      messages: [
        { role: 'user', text: 'typed hunter2' },
        { role: 'assistant', text: 'hunter2', calls: [{ id: 'c1', name: 'click', args: { ref: 'hunter2' } }] },
        { role: 'tool', results: [{ id: 'c1', name: 'click', text: 'hunter2 is wrong' }] },
      ],
    };
    const { server, exchanges } = await asking(() => ({ say: 'it is hunter2' }), { provider, request });
    assert.ok(!server.requests[0]?.bytes.includes('hunter2'));
    assert.ok(server.requests[0]?.bytes.includes('{{password}} is wrong'));
    assert.ok(!JSON.stringify(exchanges).includes('hunter2'));
  });
}

test('without a key nothing is sent to a provider that needs one', async () => {
  for (const provider of ['openai', 'anthropic'] as const) {
    const { answer, server } = await asking(() => ({ say: 'x' }), { provider, settings: { key: null } });
    assert.match(answer.kind === 'unavailable' ? answer.why : '', /no key is set/);
    assert.equal(server.requests.length, 0);
  }
  const local = await asking(() => ({ say: 'x' }), { settings: { key: null } });
  assert.equal(local.answer.kind, 'text');
  assert.equal(local.server.requests[0]?.headers.authorization, undefined);
});

test('a server that nobody listens at is unavailable', async () => {
  const { answer } = await asking(() => ({ say: 'x' }), { settings: { url: 'http://127.0.0.1:9/v1' } });
  assert.match(answer.kind === 'unavailable' ? answer.why : '', /could not be reached/);
});

test('Retry-After is kept to, and one that is too long ends the asking', async () => {
  const soon = await asking((_, n) => (n === 0 ? { status: 429, headers: { 'retry-after': '1' } } : { say: 'x' }));
  assert.equal(soon.answer.kind, 'text');
  assert.ok(soon.tookMs >= 1_000, `${soon.tookMs} ms`);
  const late = await asking(() => ({ status: 429, headers: { 'retry-after': '3600' } }));
  assert.equal(late.answer.kind, 'unavailable');
  assert.equal(late.server.requests.length, 1);
});

test('Anthropic is told what to keep: the rules, and the conversation up to its changing end', async () => {
  const messages = ['one', 'two', 'three'].map((text) => ({ role: 'user' as const, text }));
  const { server } = await asking(() => ({ say: 'x' }), {
    provider: 'anthropic',
    request: { messages, volatile: 1, tools: [click] },
  });
  const body = server.requests[0]?.body as {
    system: { cache_control?: object }[];
    messages: { content: { text: string; cache_control?: object }[] }[];
  };
  assert.deepEqual(body.system[0]?.cache_control, { type: 'ephemeral' });
  const kept = body.messages.flatMap(({ content }) => content).filter((part) => part.cache_control !== undefined);
  assert.deepEqual(
    kept.map(({ text }) => text),
    ['two'],
  );
});

test('cost is counted from the price set for a model, cached tokens at their own; without a price it is 0 and said once', async () => {
  const prices = { scripted: { input: 10, cached: 1, cacheWrite: 20, output: 100 } };
  const usage = { input: 1_000, cacheRead: 2_000, cacheWrite: 500, output: 300 };
  const priced = await asking(() => ({ say: 'x', usage }), { provider: 'anthropic', settings: { prices } });
  assert.equal(priced.answer.usage.costUsd.toFixed(6), '0.052000');
  assert.equal(priced.warned.length, 0);
  const unknown = await asking(() => ({ say: 'x', usage }));
  assert.equal(unknown.answer.usage.costUsd, 0);
  assert.deepEqual(unknown.warned, [{ model: 'openai-compatible:scripted', pricesAsOf }]);
});

test('each role may have a model of its own', async () => {
  const server = await startModelServer({ script: () => ({ say: 'x' }) });
  try {
    const settings = server.settings();
    const own = (name: string) => ({ provider: 'anthropic' as const, name, key: modelKey, url: settings.url });
    const model = createModel(
      { log: silentLog, now: () => 0, random: () => 0 },
      {
        settings: { ...settings, plan: own('planner'), judge: own('first'), secondJudge: own('second') },
        conceal: (text) => text,
        onExchange: () => {},
      },
    );
    for (const role of ['plan', 'act', 'judge'] as const) await model.ask(requestOf({ role }));
    await model.secondJudge?.ask(requestOf({ role: 'judge' }));
    assert.deepEqual(
      server.requests.map((asked) => asked.model),
      ['planner', 'scripted', 'first', 'second'],
    );
  } finally {
    await server.close();
  }
});

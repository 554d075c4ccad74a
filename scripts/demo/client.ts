import type {
  Artifact,
  Deployment,
  Environment,
  Flow,
  HookCreated,
  RefEvent,
  Run,
  RunEvent,
} from '@smokejumper/contracts';
import { Webhook } from 'standardwebhooks';

export type DemoClient = ReturnType<typeof createClient>;

/** The few calls of the HTTP API that the demo makes, as any client would make them. Throws on any refusal. */
export function createClient(input: { url: string; key: string }) {
  const headers = { authorization: `Bearer ${input.key}`, 'content-type': 'application/json' };

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await fetch(`${input.url}${path}`, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  }

  return {
    createEnvironment: (body: object) => call<Environment>('POST', '/v1/environments', body),
    setSecret: (environmentId: string, name: string, value: string) =>
      call<unknown>('PUT', `/v1/environments/${environmentId}/secrets/${name}`, { value }),
    createFlow: (body: object) => call<Flow>('POST', '/v1/flows', body),
    createHook: (environmentId: string) =>
      call<HookCreated>('POST', `/v1/environments/${environmentId}/hooks`, { source: 'generic' }),
    run: (id: string) => call<Run>('GET', `/v1/runs/${id}`),
    refs: (id: string) => call<{ data: RefEvent[] }>('GET', `/v1/runs/${id}/refs?limit=100`),
    artifacts: (id: string) => call<{ data: Artifact[] }>('GET', `/v1/runs/${id}/artifacts`),

    /** Announces a deploy as a CI system would: a signed Standard Webhooks delivery. */
    async announceDeploy(hook: HookCreated, deliveryId: string, body: object): Promise<Deployment> {
      const raw = JSON.stringify(body);
      const at = new Date();
      const response = await fetch(hook.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': deliveryId,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(hook.secret).sign(deliveryId, at, raw),
        },
        body: raw,
      });
      const text = await response.text();
      if (response.status !== 202) throw new Error(`the deploy hook answered ${response.status}: ${text}`);
      return JSON.parse(text) as Deployment;
    },

    /** Follows a run's events until its last one. */
    async *events(id: string): AsyncGenerator<RunEvent> {
      const response = await fetch(`${input.url}/v1/runs/${id}/events`, { headers });
      if (!response.ok || !response.body) throw new Error(`the events of ${id} answered ${response.status}`);
      let buffer = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        buffer += chunk;
        const blocks = buffer.split('\n\n');
        buffer = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = block.split('\n').find((line) => line.startsWith('data:'));
          if (data) yield JSON.parse(data.slice(5)) as RunEvent;
        }
      }
    },

    /** Saves one artifact to a file. */
    async download(url: string): Promise<Uint8Array> {
      const response = await fetch(new URL(url, input.url), { headers });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

import type {
  Artifact,
  ChannelCreated,
  Environment,
  Flow,
  HookCreated,
  HookSource,
  Run,
  RunEvent,
} from '@smokejumper/contracts';

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
    createHook: (environmentId: string, source: HookSource) =>
      call<HookCreated>('POST', `/v1/environments/${environmentId}/hooks`, { source }),
    createChannel: (name: string, target: object, more: object = {}) =>
      call<ChannelCreated>('POST', '/v1/channels', { name, target, ...more }),
    run: (id: string) => call<Run>('GET', `/v1/runs/${id}`),
    artifacts: (id: string) => call<{ data: Artifact[] }>('GET', `/v1/runs/${id}/artifacts`),

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

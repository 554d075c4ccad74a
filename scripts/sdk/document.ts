import { buildApp } from '../../apps/api/src/app.ts';
import { createLogger } from '../../packages/runtime/src/index.ts';

/** The API's OpenAPI document. Its routes are only described: whatever they would need to answer is not there. */
export async function openApiDocument(): Promise<Record<string, unknown>> {
  const absent = new Proxy(
    {},
    {
      get(_target, key) {
        throw new Error(`${String(key)} was asked for while the API was only being described`);
      },
    },
  ) as never;
  const app = await buildApp({
    db: absent,
    listener: absent,
    queue: absent,
    artifacts: absent,
    vault: absent,
    clock: absent,
    newId: absent,
    log: createLogger({ name: 'sdk', level: 'silent', pretty: false }),
    publicUrl: () => 'http://api.invalid',
  });
  try {
    return app.swagger() as unknown as Record<string, unknown>;
  } finally {
    await app.close();
  }
}

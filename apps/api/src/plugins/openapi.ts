import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Api } from '../deps.ts';
import * as named from './named-schemas.ts';

const description = `Smokejumper runs plain-language flows in a real browser right after a deploy. Times are ISO 8601 in
UTC, durations milliseconds. Errors are RFC 9457 problems. Whoever asks by cookie names the workspace in a header
\`Smokejumper-Workspace\`, unless one is active or there is only one. Every POST inside a workspace takes an
\`Idempotency-Key\`, unless its answer holds a secret. Answers carry \`X-Request-Id\`, \`RateLimit\` and \`RateLimit-Policy\`.`;

/** OpenAPI 3.1 at /openapi.json, made from the schemas that validate, and a page to read and try it at /docs. */
export async function describeApi(app: Api, options: { publicUrl: () => string }): Promise<void> {
  const schemaRegistry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) schemaRegistry.add(schema, { id });
  const shared = { schemaRegistry, zodToJsonConfig: { unrepresentable: 'any' as const, override: leaveOpen } };
  const nameSchemas = createJsonSchemaTransformObject(shared);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Smokejumper', version: '1.0.0', description, license: { name: 'MIT', identifier: 'MIT' } },
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, `sj_…`' },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'smokejumper.session_token',
            description: 'Set by /auth/sign-in. What changes something needs an `Origin` of this server as well.',
          },
        },
      },
      security: [{ apiKey: [] }],
      tags: [
        { name: 'flows', description: 'What is to be tried, in plain language' },
        { name: 'environments', description: 'Where, with which variables and secrets' },
        { name: 'runs', description: 'One flow, once: verdict, evidence and what every element reference did' },
        { name: 'baselines', description: 'Pictures that the pages of a flow are compared with' },
        { name: 'deployments', description: 'What was deployed, and the hooks that tell us' },
        { name: 'suites', description: 'Flows that are run together, in a sequence or at once' },
        { name: 'schedules', description: 'Runs at the times of a calendar' },
        { name: 'channels', description: 'Where outcomes are written to or told, and what was sent' },
        { name: 'keys', description: 'Programs that may ask' },
        { name: 'people', description: 'Signing up and in, and who is signed in' },
        { name: 'workspaces', description: 'Where people and their flows belong' },
        { name: 'settings', description: 'Which model the runs ask, and what a run may take' },
        { name: 'operations', description: 'For those who run it' },
      ],
    },
    transform: createJsonSchemaTransform(shared),
    transformObject: (document) => onlyUsed(nameSchemas(document)),
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    const document = { ...app.swagger(), servers: [{ url: options.publicUrl() }] };
    return reply.type('application/json').serializer(JSON.stringify).send(document);
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, uiConfig: { persistAuthorization: false } });
}

/** Answers may gain fields; only what is strict about its keys says so. */
function leaveOpen({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) {
  const { def } = zodSchema._zod;
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
}

/** Without the input forms of answers, which the transform makes for each named schema and nothing refers to. */
function onlyUsed<D extends object>(document: D): D {
  const { paths, components } = document as { paths?: unknown; components?: { schemas?: Record<string, unknown> } };
  const schemas = components?.schemas ?? {};
  const used = new Set<string>();
  const visit = (value: unknown) => {
    for (const [, id = ''] of JSON.stringify(value ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(id)) continue;
      used.add(id);
      visit(schemas[id]);
    }
  };
  visit(paths);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([id]) => used.has(id)));
  return { ...document, components: { ...components, schemas: kept } };
}

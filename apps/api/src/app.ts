import type { SystemContext } from '@smokejumper/core';
import { type FastifyBaseLogger, fastify, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { serveDashboard } from './dashboard/serve.ts';
import { type Api, type ApiDeps, defaultSettings, type RouteDeps } from './deps.ts';
import { createDoorbell } from './doorbell.ts';
import { finishLater } from './people/finish-later.ts';
import { defaultPeople } from './people/settings.ts';
import { createSignIn } from './people/sign-in.ts';
import { admitRequests, createCounter } from './plugins/admission.ts';
import { readBodies } from './plugins/body.ts';
import { compressAnswers } from './plugins/compression.ts';
import { describeApi } from './plugins/openapi.ts';
import { nameRequests, requestIds } from './plugins/request-id.ts';
import { logRequests } from './plugins/request-log.ts';
import { setSecurityHeaders } from './plugins/security-headers.ts';
import { answerInsteadOfNode, refuseAddress, refuseBytes } from './problems/before-routing.ts';
import { answerWithProblems } from './problems/plugin.ts';
import { routes } from './routes/index.ts';
import { createTurns } from './turns.ts';
import { validatorCompiler } from './validation.ts';

export type { Api, ApiDeps, ApiSettings } from './deps.ts';

/** Of one workspace: one holds its lock, another has read already what it needs. */
const makersAtOnce = 2;

/** Builds the server, ready for `listen` or `inject`. Closing it ends its event streams; the stores stay open. */
export async function buildApp(input: ApiDeps): Promise<Api> {
  const settings = { ...defaultSettings, ...input.settings };
  const counter = createCounter(settings.requestsPerMinute);
  const app: Api = fastify({
    loggerInstance: input.log as FastifyBaseLogger,
    // One line for each answer is ours, see plugins/request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: settings.bodyBytes,
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    genReqId: requestIds(input.newId),
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: refuseAddress(counter),
    clientErrorHandler: refuseBytes({ newId: input.newId, counter }),
    // Refused by answerInsteadOfNode, as a problem.
    http: { requireHostHeader: false },
    // A request that comes while we close is still answered, or a rolling deploy would drop it.
    return503OnClosing: false,
  });
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  // A socket kept open for a client's next request would hold up the closing.
  app.addHook('onSend', async (_request, reply) => {
    if (closing.signal.aborted) reply.header('connection', 'close');
  });
  const { db, clock, newId, log, vault } = input;
  const system: SystemContext = { db, clock, newId, log, vault, actor: { kind: 'system', id: 'api' } };
  const people = { ...defaultPeople, ...input.people };
  const deps: RouteDeps = {
    ...input,
    settings,
    system,
    people,
    signIn: createSignIn({ system, publicUrl: input.publicUrl, people, later: finishLater(app, log) }),
    counter,
    ring: createDoorbell(input.queue, log),
    inTurn: createTurns(makersAtOnce),
    closing: closing.signal,
  };
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readBodies(app);
  answerWithProblems(app);
  nameRequests(app);
  setSecurityHeaders(app);
  logRequests(app);
  admitRequests(app, deps, counter);
  answerInsteadOfNode(app);
  await compressAnswers(app);
  await describeApi(app, deps);
  for (const route of routes) route(app, deps);
  if (input.dashboard !== undefined) await serveDashboard(app, { folder: input.dashboard });
  await app.ready();
  return app;
}

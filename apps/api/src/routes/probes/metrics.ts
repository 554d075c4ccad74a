import { queueStats } from '@smokejumper/core';
import { Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import type { Api, RouteDeps } from '../../deps.ts';
import type { Route } from '../../endpoint.ts';

/** Prometheus text: requests by route and status, runs that wait and run, jobs by kind and state. */
export const metricsRoute: Route = (app, deps) => {
  const registry = new Registry();
  timeRequests(app, registry);
  const refresh = [gaugeRuns(deps, registry), gaugeJobs(deps, registry)];
  app.route({
    method: 'GET',
    url: '/metrics',
    config: { probe: true },
    schema: {
      tags: ['operations'],
      summary: 'Metrics for Prometheus',
      operationId: 'metrics',
      security: [],
      response: { 200: { description: 'Text format 0.0.4', content: { 'text/plain': { schema: z.string() } } } },
    },
    async handler(_request, reply) {
      await Promise.all(refresh.map((one) => one()));
      const text = await registry.metrics();
      return reply.type(registry.contentType).serializer(String).send(text);
    },
  });
};

function timeRequests(app: Api, registry: Registry): void {
  const seconds = new Histogram({
    name: 'smokejumper_http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}

/** A store out of reach must not hide the other numbers. */
function tolerant(deps: RouteDeps, gauges: Pick<Gauge, 'reset'>[], refresh: () => Promise<void>): () => Promise<void> {
  return async () => {
    try {
      await refresh();
    } catch (error) {
      deps.log.warn({ err: error }, 'some metrics have no numbers');
      for (const gauge of gauges) gauge.reset();
    }
  };
}

function gaugeRuns(deps: RouteDeps, registry: Registry): () => Promise<void> {
  const runs = new Gauge({
    name: 'smokejumper_runs',
    help: 'Runs of all workspaces by status',
    labelNames: ['status'],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'smokejumper_oldest_queued_run_seconds',
    help: 'Age of the run that waits longest, 0 when none waits',
    registers: [registry],
  });
  return tolerant(deps, [runs, oldest], async () => {
    const stats = await queueStats(deps.system);
    runs.set({ status: 'queued' }, stats.queued);
    runs.set({ status: 'running' }, stats.running);
    oldest.set(stats.oldestSeconds);
  });
}

function gaugeJobs(deps: RouteDeps, registry: Registry): () => Promise<void> {
  const jobs = new Gauge({
    name: 'smokejumper_jobs',
    help: 'Jobs of the queue by kind and state',
    labelNames: ['job', 'state'],
    registers: [registry],
  });
  return tolerant(deps, [jobs], async () => {
    const stats = await deps.queue.stats();
    for (const [job, counts] of Object.entries(stats.jobs)) {
      for (const [state, count] of Object.entries(counts)) jobs.set({ job, state }, count);
    }
  });
}

import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { dashboard } from './dashboard.mjs';
import { dependencies } from './dependencies.mjs';
import { withLock } from './lock.mjs';
import { stateDir } from './paths.mjs';
import { prismaClient } from './prisma-client.mjs';
import { redisServer } from './redis.mjs';

/** Sets of things to make sure of, in the order in which they must be there. */
export const needs = {
  dependencies: [dependencies],
  cli: [dependencies, chromium],
  database: [dependencies, prismaClient],
  product: [dependencies, prismaClient, chromium],
  /** The product as people use it. */
  service: [dependencies, prismaClient, chromium, dashboard],
  dashboard: [dependencies, dashboard],
  tests: [dependencies, prismaClient, chromium, redisServer],
};

const byScript = {
  'scripts/demo.ts': needs.service,
  'scripts/dev.ts': needs.service,
  'scripts/stack.ts': needs.service,
  'scripts/complete-lock.ts': needs.dependencies,
  'scripts/test.ts': needs.tests,
  'scripts/migrate.ts': needs.database,
  'scripts/workspace.ts': needs.database,
  'scripts/limits.ts': needs.database,
};

/** What a script of this repository needs; anything not listed needs the whole product. */
export function needsOf(script) {
  return byScript[script] ?? needs.product;
}

/** Makes sure of each; where all is there, nothing is written or locked. Throws Refusal. */
export async function ensure(wanted) {
  if (wanted.every((need) => need.isReady())) return false;
  return withLock(async () => {
    let did = false;
    for (const need of wanted) {
      if (need.isReady()) continue;
      await need.ensure();
      did = true;
    }
    return did;
  });
}

/** The environment for what runs next: it must meet the same Chromium the set-up found, and compile nothing twice. */
export function preparedEnv() {
  const path = chromium.path();
  return {
    NODE_COMPILE_CACHE: join(stateDir, 'compile-cache'),
    ...process.env,
    ...(path === null ? {} : { SMOKEJUMPER_CHROMIUM: path }),
  };
}

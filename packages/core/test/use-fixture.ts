import { after, before } from 'node:test';
import { type Fixture, openFixture, seed } from './fixture.ts';

/** A fixture for the tests around the call: opened before the first of them, closed after the last. */
export function useFixture(options: { poolSize?: number } = {}): Fixture {
  let opened: Fixture | undefined;
  before(async () => {
    opened = await openFixture(options);
  });
  after(() => opened?.close());
  const now = (): Fixture => {
    if (opened === undefined) throw new Error('The fixture is there once the tests run.');
    return opened;
  };
  return {
    get database() {
      return now().database;
    },
    get sys() {
      return now().sys;
    },
    get ctx() {
      return now().ctx;
    },
    get other() {
      return now().other;
    },
    pass: (ms) => now().pass(ms),
    close: () => now().close(),
  };
}

/** A flow and an environment of the fixture's first workspace; filled in before the first test. */
export function useSeed(fixture: Fixture): Awaited<ReturnType<typeof seed>> {
  const ids = {} as Awaited<ReturnType<typeof seed>>;
  before(async () => {
    Object.assign(ids, await seed(fixture.ctx));
  });
  return ids;
}

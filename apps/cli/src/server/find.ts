import { AppError, type Environment, type Flow, type Schedule, type Suite } from '@smokejumper/contracts';
import type { Smokejumper } from '@smokejumper/sdk';
import { given } from './given.ts';

interface Named {
  id: string;
  name: string;
}

/** Every item of a list, page by page. */
async function all<T>(
  page: (cursor: string | undefined) => Promise<{ data: T[]; nextCursor: string | null }>,
): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const { data, nextCursor } = await page(cursor);
    items.push(...data);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

const paged = (cursor: string | undefined) => ({ limit: 100, ...given({ cursor }) });

/** The environment of this name or id; without one the only environment there is. Throws AppError. */
export async function findEnvironment(server: Smokejumper, wanted: string | undefined): Promise<Environment> {
  const known = (await all((cursor) => server.listEnvironments({ query: paged(cursor) }))) as Environment[];
  if (wanted !== undefined) return only('environment', known, wanted);
  const [first, second] = known;
  if (first !== undefined && second === undefined) return first;
  throw new AppError('invalid_input', `Which environment? --environment ${namesOf(known)}`);
}

/** Every flow of the workspace, newest first. */
export async function listFlows(server: Smokejumper): Promise<Flow[]> {
  return (await all((cursor) => server.listFlows({ query: paged(cursor) }))) as Flow[];
}

/** The flows of these names or ids, in this order. Throws AppError. */
export async function findFlows(server: Smokejumper, wanted: readonly string[]): Promise<Flow[]> {
  if (wanted.length === 0) return [];
  const known = await listFlows(server);
  return wanted.map((each) => only('flow', known, each));
}

/** The suite of this name or id. Throws AppError. */
export async function findSuite(server: Smokejumper, wanted: string): Promise<Suite> {
  return only('suite', (await all((cursor) => server.listSuites({ query: paged(cursor) }))) as Suite[], wanted);
}

/** Every schedule of the workspace, newest first. */
export async function listSchedules(server: Smokejumper): Promise<Schedule[]> {
  return (await all((cursor) => server.listSchedules({ query: paged(cursor) }))) as Schedule[];
}

/** The schedule of this name or id. Throws AppError. */
export async function findSchedule(server: Smokejumper, wanted: string): Promise<Schedule> {
  return only('schedule', await listSchedules(server), wanted);
}

function only<T extends Named>(kind: string, known: readonly T[], wanted: string): T {
  const found = known.filter((item) => item.id === wanted || item.name === wanted);
  const [first, second] = found;
  if (first !== undefined && second === undefined) return first;
  const why =
    second === undefined ? `There is no ${kind} "${wanted}"` : `${found.length} ${kind}s are called "${wanted}"`;
  const there = second === undefined ? namesOf(known) : found.map(({ id }) => id).join(', ');
  throw new AppError('invalid_input', `${why}; there is ${there}`);
}

function namesOf(known: readonly Named[]): string {
  if (known.length === 0) return 'none';
  const shown = known.slice(0, 10).map(({ name }) => `"${name}"`);
  return `${shown.join(', ')}${known.length > 10 ? ` and ${known.length - 10} more` : ''}`;
}

import { AppError } from '@smokejumper/contracts';
import { isUniqueViolation, type Tx } from '@smokejumper/db';
import { found } from '../rules/not-found.ts';
import { withSecretNames } from './view.ts';

/** An environment with the names of its secrets. Throws `not_found`. */
export async function loadEnvironment(tx: Tx, environmentId: string) {
  const row = await tx.environment.findFirst({ where: { id: environmentId }, include: withSecretNames });
  return found(row, 'environment', environmentId);
}

/** As `loadEnvironment`, with the row locked until the transaction ends. */
export async function lockEnvironment(tx: Tx, environmentId: string) {
  await tx.$queryRaw`select 1 from environment where id = ${environmentId} for no key update`;
  return loadEnvironment(tx, environmentId);
}

/** Turns the database's refusal of a second environment of the same name into AppError `conflict`. */
export async function refuseSameName<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', `There is an environment named ${name} already.`, {
      cause: error,
      details: { errors: [{ pointer: '/name', detail: 'is taken by another environment' }] },
    });
  }
}

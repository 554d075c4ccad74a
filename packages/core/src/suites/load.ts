import { AppError } from '@smokejumper/contracts';
import { isUniqueViolation, type Tx } from '@smokejumper/db';
import { found } from '../rules/not-found.ts';

/** A suite. Throws `not_found`. */
export async function loadSuite(tx: Tx, suiteId: string) {
  return found(await tx.suite.findFirst({ where: { id: suiteId } }), 'suite', suiteId);
}

/** Turns the database's refusal of a second suite of the same name into AppError `conflict`. */
export async function refuseSameName<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', `There is a suite named ${name} already.`, {
      cause: error,
      details: { errors: [{ pointer: '/name', detail: 'is taken by another suite' }] },
    });
  }
}

import { AppError, isAppError } from '@smokejumper/contracts';

/** Codes of Node, Prisma and Postgres that say: the server was not reached, or went away. */
const gone = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  // A transaction that ran out of its time; it is rolled back.
  'P2028',
  'P2037',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

const goneKinds = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'TooManyConnections', 'SocketTimeout']);
const goneText =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Unable to start a transaction|Client has encountered a connection error|not queryable|Server has closed the connection/i;

/** True when an error means that the database could not be reached or was lost on the way. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Object && depth < 6; depth += 1) {
    const { code, kind, message, cause } = at as { code?: unknown; kind?: unknown; message?: unknown; cause?: unknown };
    if (typeof code === 'string' && gone.has(code)) return true;
    if (typeof kind === 'string' && goneKinds.has(kind)) return true;
    if (typeof message === 'string' && goneText.test(message)) return true;
    if (at instanceof AggregateError && at.errors.some(isUnavailable)) return true;
    const driverError = (at as { meta?: { driverAdapterError?: unknown } }).meta?.driverAdapterError;
    at = cause ?? driverError;
  }
  return false;
}

/** The same error, as AppError where it means something to the caller. */
export function toAppError(error: unknown): unknown {
  if (isAppError(error) || !isUnavailable(error)) return error;
  return new AppError('unavailable', 'The database cannot be reached.', { cause: error });
}

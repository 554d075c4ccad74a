import { normaliseHost } from '@smokejumper/addresses';

/** Why a request never reached its host. */
export interface EgressFailure {
  kind: 'blocked' | 'dns' | 'refused' | 'timeout' | 'unreachable' | 'broken';
  host: string;
  port: number;
  /** One phrase, without the kind. */
  reason: string;
}

/** Thrown on the way to a host, carrying why. */
export class EgressRefusal extends Error {
  readonly failure: EgressFailure;
  constructor(failure: EgressFailure) {
    super(failure.reason);
    this.failure = failure;
  }
}

/** What an error on the way to a host means. */
export function asFailure(error: unknown, rawHost: string, port: number): EgressFailure {
  if (error instanceof EgressRefusal) return error.failure;
  const host = normaliseHost(rawHost) ?? rawHost;
  const code = codeOf(error);
  const at = { host, port };
  if (code === 'ECONNREFUSED') return { kind: 'refused', ...at, reason: `${host}:${port} refuses connections` };
  if (code === 'ETIMEDOUT') return { kind: 'timeout', ...at, reason: `${host}:${port} does not accept connections` };
  if (code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('HPE_')) {
    return { kind: 'broken', ...at, reason: `${host}:${port} broke off before it answered (${code})` };
  }
  return { kind: 'unreachable', ...at, reason: `${host}:${port} cannot be reached (${code})` };
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code : 'unknown';
}

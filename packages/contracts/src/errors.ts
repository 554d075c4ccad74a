/** Every way a request or a process can be refused. Each transport maps them once, by an exhaustive switch. */
export const errorCodes = [
  'invalid_input',
  'invalid_cursor',
  'invalid_flow_file',
  'missing_variable',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'archived',
  'already_finished',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'signature_invalid',
  'timestamp_out_of_tolerance',
  'payload_too_large',
  'unsupported_media_type',
  'limit_exceeded',
  'queue_full',
  'rate_limited',
  'policy_denied',
  'lease_lost',
  'not_configured',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** One bad field: a JSON pointer into the input and what is wrong with it. */
export interface FieldError {
  pointer: string;
  detail: string;
}

export interface ErrorDetails {
  errors?: FieldError[];
  [key: string]: unknown;
}

/** A bug or a refusal. Expected outcomes (a ref's resolution, parse problems, verdicts) are values instead. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; details?: ErrorDetails } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details ?? {};
  }
}

/** True for an AppError, of this code if one is given. */
export function isAppError(error: unknown, code?: ErrorCode): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code);
}

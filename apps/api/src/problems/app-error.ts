import { AppError, type ErrorCode } from '@smokejumper/contracts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** Fastify's own refusals in our words; what is not listed and below 500 is `invalid_input`. */
const fastifyCodes: Record<string, readonly [code: ErrorCode, message?: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['payload_too_large', 'The body is larger than this server takes.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send JSON, with Content-Type: application/json.'],
  FST_ERR_NOT_FOUND: ['not_found'],
};

/** Any thrown thing as an AppError. What is not ours becomes `internal`, whose message says nothing of the cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error && !hasZodFastifySchemaValidationErrors(error)) {
    const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
    const known = typeof code === 'string' ? fastifyCodes[code] : undefined;
    if (known) return new AppError(known[0], known[1] ?? error.message, { cause: error });
    if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
      return new AppError('invalid_input', error.message, { cause: error });
    }
  }
  return new AppError('internal', 'The request failed. Its id finds the reason in the log.', { cause: error });
}

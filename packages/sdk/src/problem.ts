import type { Problem } from './generated/types.gen.ts';

/** A refusal of the server (RFC 9457), or `unavailable` when it did not answer at all. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  /** Status of the answer; null: there was none. */
  readonly status: number | null;
  readonly code: string;
  /** The fields that were refused, each with a JSON pointer. */
  readonly errors: readonly { pointer: string; detail: string }[];
  /** What to name to those who run the server. */
  readonly requestId: string | null;

  constructor(message: string, about: Pick<ProblemError, 'status' | 'code' | 'errors' | 'requestId'>, cause?: unknown) {
    super(message, { cause });
    this.status = about.status;
    this.code = about.code;
    this.errors = about.errors;
    this.requestId = about.requestId;
  }
}

/** What the generated client throws, as a ProblemError: a problem document, another answer, or none. */
export function problemOf(error: unknown, response: Response | undefined): ProblemError {
  if (response === undefined) {
    const reason = error instanceof Error ? causeOf(error) : String(error);
    const about = { status: null, code: 'unavailable', errors: [], requestId: null };
    return new ProblemError(`The server did not answer: ${reason}`, about, error);
  }
  const { status } = response;
  const requestId = response.headers.get('x-request-id');
  if (!isProblem(error)) {
    const about = { status, code: 'internal', errors: [], requestId };
    return new ProblemError(`The server answered ${status} and no reason: is this a Smokejumper server?`, about, error);
  }
  const { code, detail, errors = [] } = error;
  return new ProblemError(detail, { status, code, errors, requestId });
}

/** As far as it is looked at here: without a schema, for a page would load them all for this one. */
function isProblem(body: unknown): body is Pick<Problem, 'code' | 'detail' | 'errors'> {
  const { code, detail, errors = [] } = (body ?? {}) as Partial<Problem>;
  return typeof code === 'string' && typeof detail === 'string' && Array.isArray(errors);
}

// fetch says "fetch failed"; why it did stands in the cause.
function causeOf(error: Error): string {
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}

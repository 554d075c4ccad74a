import type { ErrorCode } from '@smokejumper/contracts';

interface Kind {
  status: number;
  title: string;
}

/** How each refusal looks over HTTP. Exhaustive: a new code does not compile until it has its line. */
export function kindOf(code: ErrorCode): Kind {
  switch (code) {
    case 'invalid_input':
      return { status: 400, title: 'The request is not valid' };
    case 'invalid_cursor':
      return { status: 400, title: 'The cursor does not belong to this list' };
    case 'invalid_flow_file':
      return { status: 422, title: 'The flow file is not valid' };
    case 'missing_variable':
      return { status: 422, title: 'A variable has no value' };
    case 'unauthenticated':
      return { status: 401, title: 'An API key or a session is needed' };
    case 'forbidden':
      return { status: 403, title: 'Whoever asks may not do this' };
    case 'not_found':
      return { status: 404, title: 'There is nothing here' };
    case 'conflict':
      return { status: 409, title: 'The request conflicts with what exists' };
    case 'archived':
      return { status: 409, title: 'The flow is archived' };
    case 'already_finished':
      return { status: 409, title: 'The run has already ended' };
    case 'idempotency_key_reused':
      return { status: 422, title: 'The idempotency key was used for another request' };
    case 'idempotency_in_progress':
      return { status: 409, title: 'The first request with this idempotency key is still at work' };
    case 'signature_invalid':
      return { status: 401, title: 'The signature does not match' };
    case 'timestamp_out_of_tolerance':
      return { status: 401, title: 'The timestamp is too far from now' };
    case 'payload_too_large':
      return { status: 413, title: 'The request is too large' };
    case 'unsupported_media_type':
      return { status: 415, title: 'The request body is of a type that is not taken' };
    case 'limit_exceeded':
      return { status: 402, title: 'A limit of the workspace is reached' };
    case 'queue_full':
      return { status: 429, title: 'Too many runs wait already' };
    case 'rate_limited':
      return { status: 429, title: 'Too many requests' };
    case 'policy_denied':
      return { status: 403, title: 'The policy does not allow this' };
    case 'lease_lost':
      return { status: 409, title: 'Somebody else holds the run' };
    case 'not_configured':
      return { status: 501, title: 'The server is not set up for this' };
    case 'unavailable':
      return { status: 503, title: 'A part of the service is out of reach' };
    case 'internal':
      return { status: 500, title: 'Something went wrong on our side' };
    default:
      return code satisfies never;
  }
}

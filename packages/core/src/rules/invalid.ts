import { AppError } from '@smokejumper/contracts';

/** An AppError `invalid_input` that points at one field. */
export function invalid(pointer: string, detail: string): AppError {
  return new AppError('invalid_input', `${pointer} ${detail}.`, { details: { errors: [{ pointer, detail }] } });
}

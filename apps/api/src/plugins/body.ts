import { AppError } from '@smokejumper/contracts';
import type { Api } from '../deps.ts';

/** JSON only, and only in well-formed UTF-8: bytes that are no text are refused, not replaced. */
export function readBodies(app: Api): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    const text = utf8(body as Buffer);
    if (text === null) return done(new AppError('invalid_input', 'The body is not UTF-8 text'), undefined);
    parse(request, text, (error, value) => {
      if (error) done(new AppError('invalid_input', `The body is not JSON: ${error.message}`), undefined);
      else done(null, value);
    });
  });
}

/** The text, or null when the bytes are none. */
export function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

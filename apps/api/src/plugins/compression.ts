import compress from '@fastify/compress';
import type { Api } from '../deps.ts';

/**
 * Compresses JSON answers of 1 KiB and more for those who take it. Not what is stored: an artifact's bytes are sent as
 * they are, also in ranges. Nor event streams, which are written past it. What comes in is never unpacked.
 */
export async function compressAnswers(app: Api): Promise<void> {
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/(problem\+)?json\b/,
    globalDecompression: false,
  });
}

import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** Name and content of every file in an archive. */
export async function members(archive: string | Buffer): Promise<[string, Buffer][]> {
  const zip = typeof archive === 'string' ? await yauzl.openPromise(archive) : await yauzl.fromBufferPromise(archive);
  const found: [string, Buffer][] = [];
  for await (const entry of zip.eachEntry()) {
    found.push([entry.fileName, await buffer(await zip.openReadStreamPromise(entry))]);
  }
  zip.close();
  return found;
}

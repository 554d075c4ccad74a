import type { Readable } from 'node:stream';

/** Where artifacts lie: a folder or a bucket. Keys are `<workspaceId>/<runId>/<random>`. */
export interface ArtifactStore {
  /** Stores a file under a key; the file stays where it is. Returns its size in bytes. */
  putFile(key: string, path: string): Promise<number>;
  putText(key: string, text: string): Promise<number>;
  /** Throws AppError `not_found` when there is nothing under the key. */
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
}

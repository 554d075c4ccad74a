import type { Readable } from 'node:stream';

export interface StoredFile {
  key: string;
  bytes: number;
  storedAt: Date;
}

/**
 * Where artifacts lie: a folder or a bucket. Keys are `<workspaceId>/<runId>/<random>`, of baselines
 * `<workspaceId>/baselines/<random>`. A store that does not answer
 * is AppError `unavailable`, after its own bounded number of tries.
 */
export interface ArtifactStore {
  /** Stores a file under a key, whole or not at all; the file stays where it is. Returns its size in bytes. */
  putFile(key: string, path: string, seam?: { signal?: AbortSignal | undefined }): Promise<number>;
  putText(key: string, text: string, seam?: { signal?: AbortSignal | undefined }): Promise<number>;
  /** Stores the same bytes under another key. Throws `not_found` when there are none. */
  copy(from: string, to: string): Promise<void>;
  /** The whole file, or its bytes from `start` to `end`, both counted. Throws `not_found` when there is none. */
  open(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** An address at which the store itself hands out the file for so many seconds; null: this store has none. */
  link(key: string, input: { seconds: number; contentType: string; disposition: string }): Promise<string | null>;
  /** Of what is not there: nothing happens. */
  remove(key: string): Promise<void>;
  /** Everything below a prefix, which ends with a slash. Returns how many files that were. */
  removeAll(prefix: string, seam?: { signal?: AbortSignal | undefined }): Promise<number>;
  /** What lies below a prefix (empty: everything), in an order of its own that stays; from behind `after`. */
  list(prefix: string, options?: { after?: string | undefined }): AsyncIterable<StoredFile>;
}

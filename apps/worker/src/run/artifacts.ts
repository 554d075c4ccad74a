import { randomBytes } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import type { ArtifactFile, Redactor } from '@smokejumper/browser';
import type { ArtifactStore, Log, SnapshotRecord } from '@smokejumper/contracts';
import type { NewArtifact, RunLease } from '@smokejumper/core';

/** Puts what a run leaves behind into the store, each file once. */
export interface ArtifactSink {
  /** The artifact, or null when this file is already in the store, or may not be kept. */
  file(file: ArtifactFile): Promise<NewArtifact | null>;
  snapshot(record: SnapshotRecord, step: number): Promise<NewArtifact>;
  /** What was asked of the model for a step, or for the whole run, and what it answered, as JSON lines. */
  transcript(text: string, step: number | null): Promise<NewArtifact>;
  /** These are known to the database. */
  kept(artifacts: readonly NewArtifact[]): void;
  /** Removes what the database never heard of. */
  dropOrphans(): Promise<void>;
}

export function createArtifactSink(
  ctx: { log: Log },
  input: { store: ArtifactStore; lease: Pick<RunLease, 'workspaceId' | 'runId'>; redactor: Redactor },
): ArtifactSink {
  const { store, lease, redactor } = input;
  const stored = new Set<string>();
  const orphans = new Set<string>();
  const newKey = (): string => {
    const key = `${lease.workspaceId}/${lease.runId}/${randomBytes(18).toString('base64url')}`;
    orphans.add(key);
    return key;
  };

  return {
    file: async ({ kind, path, contentType, step }) => {
      if (stored.has(path)) return null;
      stored.add(path);
      if (kind === 'download' && !(await cleaned(path, redactor))) return null;
      const key = newKey();
      return { kind, step, key, contentType, bytes: await store.putFile(key, path) };
    },
    snapshot: async (record, step) => {
      const key = newKey();
      const text = `${record.id}\n${record.url}\n${record.title}\n\n${record.text}\n`;
      return {
        kind: 'snapshot',
        step,
        key,
        contentType: 'text/plain; charset=utf-8',
        bytes: await store.putText(key, text),
      };
    },
    transcript: async (text, step) => {
      const key = newKey();
      const bytes = await store.putText(key, text);
      return { kind: 'transcript', step, key, contentType: 'application/jsonl', bytes };
    },
    kept: (artifacts) => {
      for (const { key } of artifacts) orphans.delete(key);
    },
    dropOrphans: async () => {
      try {
        for (const key of orphans) await store.remove(key);
      } catch (err) {
        // A store that is away would hold up the slot once for each of them; the sweep finds them later.
        ctx.log.warn({ err, files: orphans.size }, 'files that no row tells of stay in the store for now');
      }
    },
  };
}

/** Downloads are read whole to be cleaned: none larger than this is kept by a run that has secrets. */
const largestDownload = 64 * 1024 * 1024;

/** Takes the run's secrets out of a file that a site made; false when it is too large for that. */
async function cleaned(path: string, redactor: Redactor): Promise<boolean> {
  if (redactor.empty) return true;
  if ((await stat(path)).size > largestDownload) return false;
  const before = await readFile(path);
  const after = redactor.bytes(before);
  if (after !== before) await writeFile(path, after);
  return true;
}

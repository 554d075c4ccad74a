import { stat } from 'node:fs/promises';
import type { ArtifactFile } from '@smokejumper/browser';
import type { ArtifactStore, Log, SnapshotRecord } from '@smokejumper/contracts';
import { type NewArtifact, newFileKey, type RunLease } from '@smokejumper/core';

/** Puts what a run leaves behind into the store, each file once. What may not be kept is null. */
export interface ArtifactSink {
  /** Null also when this file is already in the store. */
  file(file: ArtifactFile): Promise<NewArtifact | null>;
  snapshot(record: SnapshotRecord, step: number): Promise<NewArtifact | null>;
  /** What was asked of the model for a step, or for the whole run, and what it answered, as JSON lines. */
  transcript(text: string, step: number | null): Promise<NewArtifact | null>;
  /** A picture that outlives the run; null: it may not be kept. */
  baseline(path: string): Promise<{ key: string; bytes: number } | null>;
  /** How many files the workspace's limit has left no room for. */
  leftOut(): number;
  /** These are known to the database. */
  kept(files: readonly { key: string }[]): void;
  /** Removes what the database never heard of. */
  dropOrphans(): Promise<void>;
}

export function createArtifactSink(
  ctx: { log: Log },
  input: {
    store: ArtifactStore;
    lease: Pick<RunLease, 'workspaceId' | 'runId'>;
    /** Whether so many bytes may be stored. */
    grant: (bytes: number) => Promise<boolean>;
  },
): ArtifactSink {
  const { store, lease } = input;
  let leftOut = 0;
  const stored = new Set<string>();
  const orphans = new Set<string>();
  const newKey = (folder: string = lease.runId): string => {
    const key = newFileKey({ workspaceId: lease.workspaceId, folder });
    orphans.add(key);
    return key;
  };
  const granted = async (bytes: number): Promise<boolean> => {
    if (await input.grant(bytes)) return true;
    leftOut += 1;
    return false;
  };
  const keepText = async (text: string, artifact: Pick<NewArtifact, 'kind' | 'step' | 'contentType'>) => {
    if (!(await granted(Buffer.byteLength(text)))) return null;
    const key = newKey();
    return { ...artifact, key, bytes: await store.putText(key, text) };
  };

  return {
    file: async ({ kind, path, contentType, step }) => {
      if (stored.has(path)) return null;
      stored.add(path);
      if (!(await granted((await stat(path)).size))) return null;
      const key = newKey();
      return { kind, step, key, contentType, bytes: await store.putFile(key, path) };
    },
    snapshot: (record, step) => {
      const text = `${record.id}\n${record.url}\n${record.title}\n\n${record.text}\n`;
      return keepText(text, { kind: 'snapshot', step, contentType: 'text/plain; charset=utf-8' });
    },
    transcript: (text, step) => keepText(text, { kind: 'transcript', step, contentType: 'application/jsonl' }),
    baseline: async (path) => {
      if (!(await granted((await stat(path)).size))) return null;
      const key = newKey('baselines');
      return { key, bytes: await store.putFile(key, path) };
    },
    leftOut: () => leftOut,
    kept: (files) => {
      for (const { key } of files) orphans.delete(key);
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

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ArtifactStore, type Baselines, isAppError } from '@smokejumper/contracts';
import {
  type ClaimedRun,
  findBaseline,
  lookOf,
  type NewArtifact,
  type NewBaseline,
  type SystemContext,
} from '@smokejumper/core';
import type { ArtifactSink } from './artifacts.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import { persist } from './persist.ts';

/** The pictures of one attempt: compared with what lies in the store, and kept there. */
export interface RunBaselines extends Baselines {
  look: string;
  /** What did not look like its baseline, as files that the database has not heard of. */
  compared(): NewArtifact[];
  /** What later runs are to be compared with, unless this one fails; likewise. */
  stored(): NewBaseline[];
}

export function createRunBaselines(
  ctx: SystemContext,
  input: { claimed: ClaimedRun; store: ArtifactStore; sink: ArtifactSink; folder: string; keeper: LeaseKeeper },
): RunBaselines {
  const { claimed, store, sink, folder, keeper } = input;
  const look = lookOf(claimed.browsing);
  const compared: NewArtifact[] = [];
  const stored: NewBaseline[] = [];
  const find = (name: string) => persist(() => findBaseline(ctx, { lease: claimed.lease, name, look }), keeper);
  const fetch = async (name: string): Promise<Uint8Array | null> => {
    const found = await find(name);
    return 'key' in found ? buffer(await store.open(found.key)) : null;
  };
  let files = 0;
  const fileOf = async (png: Uint8Array): Promise<string> => {
    files += 1;
    const path = join(folder, 'pictures', `${files}.png`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, png);
    return path;
  };

  return {
    look,
    compared: () => compared,
    stored: () => stored,
    async read(name) {
      try {
        return await fetch(name);
      } catch (error) {
        // Another one was accepted just now, and the bytes of this one are gone.
        if (!isAppError(error, 'not_found')) throw error;
        return fetch(name);
      }
    },
    async write(name, png) {
      const found = await find(name);
      if ('none' in found && found.none !== null) return found.none;
      const file = await sink.baseline(await fileOf(png));
      if (file === null) return "the workspace's limit of bytes of artifacts a month leaves no room for it";
      stored.push({ name, ...file });
      return null;
    },
    async differs(name, pictures) {
      for (const kind of ['expected', 'actual', 'difference'] as const) {
        const png = pictures[kind];
        if (png === null) continue;
        const file = await sink.file({ kind, path: await fileOf(png), contentType: 'image/png', step: null });
        if (file !== null) compared.push({ ...file, name, look });
      }
    },
  };
}

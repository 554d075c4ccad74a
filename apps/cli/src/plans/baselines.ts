import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Baselines } from '@smokejumper/contracts';
import { shortHash, slug } from '../slug.ts';
import { ownerName, type PlanOwner } from './store.ts';

export interface BaselineStore {
  /** The pictures of one flow, for one run of it: what the run itself stored is none that it is compared with. */
  of(owner: PlanOwner): Pick<Baselines, 'read' | 'write'>;
}

/** Pictures as files, `<folder>/<flow>/<name>.png`, fit to commit. To accept a new look, delete the file. */
export function createBaselineStore(ctx: { cwd: string }, folder: string): BaselineStore {
  return {
    of: (owner) => {
      const own = new Set<string>();
      const pathOf = (name: string) => join(folder, ownerName(ctx, owner), `${fileName(name)}.png`);
      return {
        read: async (name) => {
          if (own.has(name)) return null;
          try {
            return await readFile(pathOf(name));
          } catch (error) {
            if ((error as { code?: string }).code === 'ENOENT') return null;
            throw error;
          }
        },
        write: async (name, png) => {
          const path = pathOf(name);
          await mkdir(dirname(path), { recursive: true });
          const partial = `${path}.${process.pid}.partial`;
          await writeFile(partial, png);
          await rename(partial, path);
          own.add(name);
          return null;
        },
      };
    },
  };
}

/** A picture's name as a file's: itself if it can be, else with a mark that tells it from others like it. */
export function fileName(name: string): string {
  const short = slug(name);
  return short === name ? short : `${short}.${shortHash(name)}`;
}

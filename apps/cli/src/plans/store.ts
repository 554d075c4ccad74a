import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { type Log, Plan } from '@smokejumper/contracts';
import { shortHash, slug } from '../slug.ts';

/** Which flow a plan is for: its file, as given, and its name in it. */
export interface PlanOwner {
  file: string;
  flow: string;
}

export interface PlanStore {
  /** What is stored; null when there is nothing that could be a plan. The agent judges whether it may be replayed. */
  load(owner: PlanOwner): Promise<Plan | null>;
  /** Writes the plan, unless the file already says the same. */
  save(owner: PlanOwner, plan: Plan): Promise<void>;
  pathOf(owner: PlanOwner): string;
}

/** Plans as files, one per flow, fit to commit. */
export function createPlanStore(ctx: { log: Log; cwd: string }, folder: string): PlanStore {
  const pathOf = (owner: PlanOwner): string => join(folder, `${ownerName(ctx, owner)}.json`);

  return {
    pathOf,
    load: async (owner) => {
      const path = pathOf(owner);
      const text = await readIfThere(path);
      if (text === null) return null;
      try {
        return JSON.parse(text) as Plan;
      } catch {
        ctx.log.warn({ path }, 'the stored plan is not replayed: it is not JSON');
        return null;
      }
    },
    save: async (owner, plan) => {
      const path = pathOf(owner);
      // Parsed, the keys stand in one order, whichever brain made the plan: a diff shows only what changed.
      const text = `${JSON.stringify(Plan.parse(plan), null, 2)}\n`;
      if ((await readIfThere(path)) === text) return;
      await mkdir(folder, { recursive: true });
      const partial = `${path}.${process.pid}.partial`;
      await writeFile(partial, text);
      await rename(partial, path);
    },
  };
}

/** A file name for what belongs to one flow: readable, and its own among all flows of the folder. */
export function ownerName(ctx: { cwd: string }, { file, flow }: PlanOwner): string {
  const where = relative(ctx.cwd, resolve(ctx.cwd, file)).split(sep).join('/');
  const stem = basename(file).replace(/(\.flows)?\.ya?ml$/i, '');
  return `${slug(stem)}.${slug(flow)}.${shortHash(`${where}\n${flow}`)}`;
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

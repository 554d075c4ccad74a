import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { type Log, Plan, planFormat } from '@smokejumper/contracts';
import { z } from 'zod';
import { shortHash, slug } from '../slug.ts';

/** Which flow a plan is for: its file and its name in it. */
export interface PlanOwner {
  file: string;
  flow: string;
}

export interface PlanStore {
  /** The stored plan; null when there is none, or when it is not one we wrote in this format. */
  load(owner: PlanOwner): Promise<Plan | null>;
  /** Writes the plan, unless it is already there. */
  save(owner: PlanOwner, plan: Plan): Promise<void>;
  pathOf(owner: PlanOwner): string;
}

const PlanFile = z.strictObject({ about: z.string(), checksum: z.string(), plan: z.unknown() });
const about =
  'How the last passed run went, by meaning; the next run follows it. Fit to commit. Written by smokejumper: a plan changed by hand is ignored.';

/** Plans as files, one per flow. */
export function createPlanStore(ctx: { log: Log; cwd: string }, folder: string): PlanStore {
  const pathOf = ({ file, flow }: PlanOwner): string => {
    const where = relative(ctx.cwd, file).split(sep).join('/');
    const stem = basename(file).replace(/(\.flows)?\.ya?ml$/i, '');
    return join(folder, `${slug(stem)}.${slug(flow)}.${shortHash(`${where}\n${flow}`)}.json`);
  };
  const ignore = (path: string, why: string): null => {
    ctx.log.warn({ path }, `the plan ${path} is ignored: ${why}`);
    return null;
  };

  return {
    pathOf,
    load: async (owner) => {
      const path = pathOf(owner);
      const text = await readIfThere(path);
      if (text === null) return null;
      const file = PlanFile.safeParse(parseJson(text));
      if (!file.success) return ignore(path, 'it is not a plan file');
      if ((file.data.plan as { format?: unknown } | null)?.format !== planFormat) {
        return ignore(path, `it is not of format ${planFormat}`);
      }
      if (checksum(file.data.plan) !== file.data.checksum) return ignore(path, 'it was changed by hand');
      const plan = Plan.safeParse(file.data.plan);
      if (!plan.success) return ignore(path, 'it cannot be read');
      return plan.data.flow === owner.flow ? plan.data : ignore(path, `it belongs to the flow "${plan.data.flow}"`);
    },
    save: async (owner, plan) => {
      const path = pathOf(owner);
      const text = `${JSON.stringify({ about, checksum: checksum(plan), plan }, null, 2)}\n`;
      if ((await readIfThere(path)) === text) return;
      await mkdir(folder, { recursive: true });
      const partial = `${path}.${process.pid}.partial`;
      await writeFile(partial, text);
      await rename(partial, path);
    },
  };
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function checksum(plan: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(plan)))
    .digest('hex')
    .slice(0, 16);
}

// The order of keys says nothing; a formatter may change it.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]));
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { renderCtrf } from './ctrf.ts';
import { renderGithub } from './github.ts';
import { renderJson } from './json.ts';
import { renderJunit } from './junit.ts';
import type { ReportedRun } from './reported-run.ts';

/** Where reports go; `-` is standard output. */
export interface ReportFiles {
  json?: string;
  junit?: string;
  ctrf?: string;
  /** Annotations of GitHub Actions on standard output. */
  github?: boolean;
}

/** Writes the reports that were asked for. `at` turns a path as it was given into a whole one. */
export async function writeReports(
  deps: { out: (text: string) => void; at: (path: string) => string },
  files: ReportFiles,
  { runs, times }: { runs: ReportedRun[]; times: { start: number; stop: number } },
): Promise<void> {
  const write = async (path: string | undefined, render: () => string): Promise<void> => {
    if (path === undefined) return;
    if (path === '-') return deps.out(render());
    const whole = deps.at(path);
    await mkdir(dirname(whole), { recursive: true });
    await writeFile(whole, render());
  };
  await write(files.json, () => renderJson(runs));
  await write(files.junit, () => renderJunit(runs));
  await write(files.ctrf, () => renderCtrf(runs, times));
  if (files.github === true) deps.out(renderGithub(runs));
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { binDir, root } from '../bootstrap/paths.mjs';

/** What a check found: nothing wrong when `problems` is empty. `saw` says what it looked at, e.g. "301 files". */
export interface CheckResult {
  saw: string;
  problems: readonly string[];
}

/** Runs one check as a program: prints its line (and every problem), and sets the exit code. */
export async function runCheck(name: string, check: () => Promise<CheckResult> | CheckResult): Promise<void> {
  const started = performance.now();
  const { saw, problems } = await check();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const problem of problems) console.log(problem);
  const verdict = problems.length === 0 ? `✔ ${name}: ${saw}` : `✖ ${name}: ${problems.length} problems in ${saw}`;
  console.log(`${verdict}, ${seconds} s`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** Runs a tool of node_modules/.bin; its whole output is the one problem when it fails. */
export function runTool(tool: string, args: readonly string[]): { output: string; problems: string[] } {
  const ran = spawnSync(join(binDir, tool), args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const output = `${ran.stdout ?? ''}${ran.stderr ?? ''}`.trim();
  if (ran.status === 0) return { output, problems: [] };
  return { output, problems: [ran.error?.message ?? (output || `${tool} ended with ${ran.status}`)] };
}

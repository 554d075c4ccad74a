import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserHost, BrowserRun, EgressSettings } from '@smokejumper/browser';
import { AppError } from '@smokejumper/contracts';
import { openRefs, type Snapshot } from '@smokejumper/refs';
import { exitCodes } from '../exit-code.ts';

export interface SnapshotCommandDeps {
  signal: AbortSignal;
  allowPrivate: EgressSettings['allowPrivate'];
  launch(options: { headless: boolean; egress: EgressSettings }): Promise<BrowserHost>;
  out: (text: string) => void;
}

const openTimeoutMs = 30_000;
const quietTimeoutMs = 3_000;

/** `smokejumper snapshot`: a page as the engine sees it. Throws AppError `unavailable` when it cannot be opened. */
export async function snapshotCommand(
  deps: SnapshotCommandDeps,
  input: { url: string; json: boolean },
): Promise<number> {
  const egress = { allowPrivate: deps.allowPrivate, alwaysAllow: [new URL(input.url).hostname] };
  const artifactsDir = await mkdtemp(join(tmpdir(), 'smokejumper-snapshot-'));
  const browser = await deps.launch({ headless: true, egress });
  try {
    const run = await browser.openRun({ artifactsDir, trace: false, secrets: [] }, { signal: deps.signal });
    try {
      const snapshot = await take(run, input.url, deps.signal);
      deps.out(input.json ? `${JSON.stringify(shown(snapshot), null, 2)}\n` : `${snapshot.text}\n`);
    } finally {
      await run.close();
    }
    return exitCodes.passed;
  } finally {
    await browser.close();
    await rm(artifactsDir, { recursive: true, force: true });
  }
}

async function take(run: BrowserRun, url: string, signal: AbortSignal): Promise<Snapshot> {
  const page = await run.context.newPage();
  const refs = openRefs(run.context, {});
  try {
    await page.goto(url, { timeout: openTimeoutMs, waitUntil: 'domcontentloaded' });
  } catch (cause) {
    const why =
      run.recording.network().find((record) => record.failure !== null)?.failure ?? 'it did not answer in time';
    throw new AppError('unavailable', `${url} cannot be opened: ${why}`, { cause });
  }
  // A page that never falls quiet is shown as it is by then.
  await page.waitForLoadState('networkidle', { timeout: quietTimeoutMs }).catch(() => {});
  return refs.snapshot({ page, full: true, signal });
}

/** What `--json` prints: the text a reader gets, and each node that can be cited. */
function shown(snapshot: Snapshot) {
  const { id, url, title, text, tokens, hung, cut } = snapshot;
  const refs = snapshot.nodes.flatMap((node) =>
    node.ref === null
      ? []
      : [
          {
            ref: node.ref,
            role: node.role,
            name: node.name,
            context: node.context,
            states: node.states,
            box: node.box,
          },
        ],
  );
  return { id, url, title, tokens, hung, cut, text, refs };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Other test files run browsers at the same time: what this file's browsers leave behind must be told from theirs.
// Imported before Playwright, which takes note of the temporary folder when it is loaded.
const folder = mkdtempSync(join(tmpdir(), 'sj-host-'));
process.env.TMPDIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/paths.mjs';
import { completeLock, missingOptionals } from './lock/complete.ts';

// npm run complete-lock: after `npm install` from a registry that lacks other platforms' binaries.
const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionals(lock);
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(`${missing.length} optional packages were added to package-lock.json`);

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bootstrap/paths.mjs';

/**
 * The files, with the unit tests of each workspace (those beside their source) behind one file in the folder that
 * imports them: to start a process and load a workspace costs many times what one of them asks of it. Each file of
 * `test/` and `tests/` keeps a process of its own.
 */
export function gatherUnitTests(files: readonly string[], folder: string): string[] {
  const sources = Map.groupBy(files, (file) => /^(\w+\/[^/]+)\/src\//.exec(file)?.[1]);
  return [...sources].flatMap(([workspace, own]) => {
    if (workspace === undefined || own.length === 1) return own;
    const file = join(folder, `${workspace.replace('/', '-')}.test.mjs`);
    writeFileSync(file, own.map((each) => `import '${pathToFileURL(join(root, each))}';\n`).join(''));
    return [file];
  });
}

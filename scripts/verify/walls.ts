import { parseArgs } from 'node:util';
import { root } from '../bootstrap/paths.mjs';
import { cruiseWalls } from '../walls/cruise.ts';
import { runCheck } from './check.ts';
import { sourceFiles } from './source-files.ts';

const { values } = parseArgs({ options: { root: { type: 'string', default: root } } });

await runCheck('import walls', async () => {
  const files = sourceFiles(values.root);
  const { seen, problems } = await cruiseWalls(values.root, files);
  return {
    saw: `${seen} of ${files.length} files`,
    problems: problems.map(({ rule, from, to }) => `${from} → ${to}: ${rule}`),
  };
});

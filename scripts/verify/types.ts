import { root } from '../bootstrap/paths.mjs';
import { runCheck, runTool } from './check.ts';
import { sourceFiles } from './source-files.ts';

await runCheck('types', () => {
  const { problems } = runTool('tsc', ['-p', '.', '--pretty', 'false']);
  return { saw: `${sourceFiles(root).filter((file) => /\.tsx?$/.test(file)).length} files`, problems };
});

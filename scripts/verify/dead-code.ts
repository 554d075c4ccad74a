import { runCheck, runTool } from './check.ts';

await runCheck('dead code', () => {
  const { problems } = runTool('knip', ['--no-progress', '--no-config-hints']);
  return { saw: 'files, exports and dependencies', problems };
});

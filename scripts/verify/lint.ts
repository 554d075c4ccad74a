import { runCheck, runTool } from './check.ts';

await runCheck('formatting and lint', () => {
  const { output, problems } = runTool('biome', ['check', '--colors=off', '--max-diagnostics=200', '.']);
  return { saw: /Checked (\d+ files)/.exec(output)?.[1] ?? 'the checkout', problems };
});

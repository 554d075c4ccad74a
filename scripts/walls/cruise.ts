import { registerHooks } from 'node:module';
import { join } from 'node:path';

/** One import that a rule forbids, or a file the tool did not see. */
export interface WallProblem {
  rule: string;
  from: string;
  to: string;
}

// dependency-cruiser asks for `typescript` and cannot use version 7: it would see no TypeScript file and be content.
registerHooks({
  resolve: (specifier, context, next) => {
    const forCruiser = context.parentURL?.includes('/dependency-cruiser/') === true;
    const isCompiler = specifier === 'typescript' || specifier.startsWith('typescript/');
    return next(forCruiser && isCompiler ? specifier.replace('typescript', 'typescript-6') : specifier, context);
  },
});

/**
 * Checks the import walls over these files of the checkout at `root`.
 * `seen` is how many of the files the tool really read; fewer than given is a problem of its own.
 */
export async function cruiseWalls(
  root: string,
  files: readonly string[],
): Promise<{ seen: number; problems: WallProblem[] }> {
  const { cruise } = await import('dependency-cruiser');
  const { default: extractTSConfig } = await import('dependency-cruiser/config-utl/extract-ts-config');
  const { default: config } = await import(join(root, '.dependency-cruiser.mjs'));
  const previous = process.cwd();
  process.chdir(root);
  try {
    const options = { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true };
    const tsConfig = extractTSConfig(join(root, config.options.tsConfig.fileName));
    const { output } = await cruise([...files], options, undefined, { tsConfig });
    if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of its result');
    const modules = new Set(output.modules.map((module) => module.source));
    const missing = files.filter((file) => !modules.has(file));
    const unseen = missing.map((from) => ({ rule: 'every source file is seen by the check', from, to: 'nothing' }));
    const broken = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
    return { seen: files.length - missing.length, problems: [...unseen, ...broken] };
  } finally {
    process.chdir(previous);
  }
}

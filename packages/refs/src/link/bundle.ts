import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

let made: Promise<string> | null = null;

/**
 * The script for the page's isolated world, bundled from src/injected once per process: it depends on nothing but
 * the files of this package and how secrets are written.
 */
export function injectedScript(): Promise<string> {
  made ??= bundle();
  return made;
}

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('../injected/main.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
  });
  return result.outputFiles[0]!.text;
}

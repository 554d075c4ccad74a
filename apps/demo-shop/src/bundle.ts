import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface Bundle {
  script: string;
  style: string;
}

/**
 * Bundles the client in memory. With `otherNames` every class name comes out different, as from a new release of a
 * build tool.
 */
export async function bundleClient(input: { otherNames: boolean }): Promise<Bundle> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('./client/shop.tsx', import.meta.url))],
    bundle: true,
    write: false,
    outdir: '/assets',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers: input.otherNames,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const fileOf = (end: string) => result.outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: fileOf('.js'), style: fileOf('.css') };
}

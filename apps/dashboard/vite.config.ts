import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Writes `.br` and `.gz` beside each text of the build, once instead of at each request. */
function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((name) => /\.(js|css|html|svg)$/.test(name))) {
        const bytes = await readFile(join(folder, name));
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(bytes));
        await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

// Everything is a file of its own below /assets, named by its hash: the page's policy allows nothing inline.
export default defineConfig({
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with our dependencies only, so that browsers keep it over our releases.
            { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
            // What every page is made of; without it a small file would come for each piece that two pages share.
            {
              name: 'parts',
              test: /src\/(parts|server\/(?!no-eval)|session|people\/card)|packages\/sdk\/src\/(?!watch-run)/,
            },
          ],
        },
      },
      // A remark for another kind of app, in each file of a library of ours.
      onLog: (level, log, report) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : report(level, log)),
    },
  },
  plugins: [compress()],
});

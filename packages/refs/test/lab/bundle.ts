import { build, type Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';

/** Bundles one component source with its framework from npm into a script for a page. */
export async function bundle(source: string, loader: 'jsx' | 'js' | 'svelte'): Promise<string> {
  const contents =
    loader === 'svelte'
      ? "import App from 'app.svelte'; import { mount } from 'svelte'; mount(App, { target: document.getElementById('root') });"
      : source;
  const svelte: Plugin = {
    name: 'svelte',
    setup(setup) {
      setup.onResolve({ filter: /^app\.svelte$/ }, () => ({ path: 'app.svelte', namespace: 'svelte-source' }));
      setup.onLoad({ filter: /.*/, namespace: 'svelte-source' }, () => ({
        contents: compile(source, { generate: 'client', filename: 'App.svelte' }).js.code,
        loader: 'js',
        resolveDir: import.meta.dirname,
      }));
    },
  };
  const result = await build({
    stdin: { contents, loader: loader === 'svelte' ? 'js' : loader, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    conditions: ['browser', 'production'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
    plugins: [svelte],
    logLevel: 'silent',
  });
  return result.outputFiles[0]!.text;
}

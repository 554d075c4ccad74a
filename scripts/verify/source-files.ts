import { globSync } from 'node:fs';

const patterns = [
  '{packages,apps}/*/{src,test,bin}/**/*.{ts,tsx,mts,mjs,js,jsx}',
  '{scripts,tests,bench}/**/*.{ts,tsx,mts,mjs,js}',
  '*.{ts,mjs,js}',
];

/** Every source file of the checkout, sorted, relative to it; nothing installed, nothing generated. */
export function sourceFiles(root: string): string[] {
  const found = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return [...new Set(found)]
    .filter((file) => !/(^|\/)node_modules\/|\/generated\/|^packages\/flow\/corpus\//.test(file))
    .sort();
}

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test, { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';

const checkout = dirname(dirname(fileURLToPath(import.meta.url)));
let copy = '';

// The real house, copied: a plant in the checkout itself would be seen by whatever else runs there.
before(() => {
  copy = mkdtempSync(join(tmpdir(), 'smokejumper-walls-'));
  const skipped = /(^|\/)(node_modules|\.git|\.smokejumper|\.turbo)(\/|$)|\.jsonl$/;
  for (const name of [
    'packages',
    'apps',
    'scripts',
    'prisma',
    'package.json',
    'tsconfig.json',
    '.dependency-cruiser.mjs',
  ]) {
    const from = join(checkout, name);
    cpSync(from, join(copy, name), { recursive: true, filter: (path) => !skipped.test(path.slice(checkout.length)) });
  }
  linkPackages();
});

after(() => rmSync(copy, { recursive: true, force: true }));

// Outside packages are the checkout's; the workspaces are the copy's own.
function linkPackages(): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@smokejumper'), { recursive: true });
  for (const name of readdirSync(join(checkout, 'node_modules'))) {
    if (name !== '@smokejumper') symlinkSync(join(checkout, 'node_modules', name), join(modules, name));
  }
  for (const kind of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, kind))) {
      symlinkSync(join(copy, kind, name), join(modules, '@smokejumper', name));
      const own = join(checkout, kind, name, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(copy, kind, name, 'node_modules'));
    }
  }
}

function checkWalls(): { code: number | null; output: string } {
  const script = join(checkout, 'scripts/verify/walls.ts');
  const ran = spawnSync(process.execPath, [script, '--root', copy], { encoding: 'utf8' });
  return { code: ran.status, output: ran.stdout + ran.stderr };
}

test('the house as it stands keeps its walls', () => {
  const { code, output } = checkWalls();
  assert.equal(code, 0, output);
  const [, seen, all] = /(\d+) of (\d+) files/.exec(output) ?? [];
  assert.equal(seen, all);
  assert.ok(Number(seen) > 100, `${seen} files were seen`);
});

const plants = [
  {
    title: 'a value of another workspace',
    file: 'packages/flow/src/planted-value.ts',
    source: "import { openDatabase } from '@smokejumper/db';\nexport const planted = openDatabase;\n",
    seen: 'packages/db/src/index.ts: packages/flow imports contracts',
  },
  {
    title: 'a type of another workspace',
    file: 'packages/flow/src/planted-type.ts',
    source: "import type { Database } from '@smokejumper/db';\nexport type Planted = Database;\n",
    seen: 'packages/db/src/index.ts: packages/flow imports contracts',
  },
  {
    title: 'a value of a workspace of which only types may be known',
    file: 'packages/browser/src/planted.ts',
    source: "export * from '@smokejumper/refs';\n",
    seen: 'packages/refs/src/index.ts: browser knows only the types of refs',
  },
  {
    title: "a type of another's outside package",
    file: 'packages/core/src/planted-outside.ts',
    source: "import type { Queue } from 'bullmq';\nexport type Planted = Queue;\n",
    seen: 'bullmq belongs to packages/queue',
  },
  {
    title: 'the raw Prisma client',
    file: 'packages/core/src/planted-client.ts',
    source: "export { PrismaClient } from '../../db/src/generated/client.ts';\n",
    seen: 'packages/db/src/generated/client.ts: the raw Prisma client stays behind the doors of db',
  },
  {
    title: 'a file behind the front door of a workspace',
    file: 'packages/core/src/planted-door.ts',
    source: "import type { Log } from '../../contracts/src/log.ts';\nexport type Planted = Log;\n",
    seen: 'packages/contracts/src/log.ts: a workspace is entered by its front door',
  },
];

test('forbidden imports turn the check red, each with its file and its rule', async (t) => {
  for (const { file, source } of plants) writeFileSync(join(copy, file), source);
  const { code, output } = checkWalls();
  for (const { file } of plants) rmSync(join(copy, file));
  assert.equal(code, 1);
  for (const { title, file, seen } of plants) {
    await t.test(title, () => {
      const line = output.split('\n').find((text) => text.startsWith(`${file} → `) && text.includes(seen));
      assert.ok(line, output);
    });
  }
});

test('files that the tool does not read turn the check red', () => {
  const config = join(copy, '.dependency-cruiser.mjs');
  const walls = join(copy, 'walls.mjs');
  renameSync(config, walls);
  writeFileSync(
    config,
    `import walls from './walls.mjs';
export default { ...walls, options: { ...walls.options, exclude: { path: '^packages/flow/' } } };`,
  );
  const { code, output } = checkWalls();
  rmSync(walls);
  assert.equal(code, 1);
  assert.match(output, /packages\/flow\/src\/.* → nothing: every source file is seen by the check/);
});

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test, { after, before } from 'node:test';
import { composeProblems, dockerfileProblems, dockerfilesOf } from './containers.ts';
import { missingFromText } from './named-paths.ts';

let root = '';

before(() => {
  root = mkdtempSync(join(tmpdir(), 'smokejumper-papers-'));
});

after(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): string {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return file;
}

test('a document that names a path, a link or a script that is not there is found', () => {
  write('docs/here.md', '');
  write('packages/flow/src/index.ts', '');
  const text =
    'See [it](docs/here.md), `packages/flow/src/index.ts`, [gone](docs/gone.md#part) and `packages/lost/x.ts`.';
  const file = write(
    'README.md',
    `${text}\n\n\`\`\`\nnpm run demo -- --once\nnpm test\nnpm run nope\nnpm ci\n\`\`\`\n`,
  );
  assert.deepEqual(missingFromText(root, file, new Set(['demo', 'test'])), [
    'README.md names packages/lost/x.ts, which does not exist',
    'README.md names docs/gone.md, which does not exist',
    'README.md names the npm script "nope", which does not exist',
  ]);
});

test('patterns, placeholders and words of prose are no paths', () => {
  const file = write(
    'words.md',
    'Put it in `packages/<name>/src`, `packages/*/test` or apps/whatever; docs/and so on.',
  );
  assert.deepEqual(missingFromText(root, file, new Set()), []);
});

test('a compose file is held to its services, volumes, paths and scripts', () => {
  write('infra/api.Dockerfile', 'FROM node\n');
  const file = write(
    'good.yml',
    `services:
  api:
    build: { context: ., dockerfile: infra/api.Dockerfile }
    depends_on: { db: { condition: service_healthy } }
  db: { image: postgres, volumes: ['data:/var/lib'] }
volumes: { data: }
`,
  );
  assert.deepEqual(composeProblems(root, file), []);
  assert.deepEqual(dockerfilesOf(root, file), ['infra/api.Dockerfile']);
  const bad = write(
    'bad.yml',
    `services:
  api:
    build: { context: ., dockerfile: infra/lost.Dockerfile }
    command: node apps/api/main.ts
    volumes: ['./conf:/conf', 'data:/data']
    depends_on: [db]
`,
  );
  assert.deepEqual(composeProblems(root, bad), [
    'bad.yml: api names infra/lost.Dockerfile, which does not exist',
    'bad.yml: api names conf, which does not exist',
    'bad.yml: api names apps/api/main.ts, which does not exist',
    'bad.yml: api depends on db, which is no service',
    'bad.yml: api mounts data, which is no volume',
  ]);
});

test('a compose file that does not parse says so', () => {
  assert.match(composeProblems(root, write('torn.yml', 'services: [')).join(), /^torn\.yml does not parse: /);
});

test('a Dockerfile is held to what it copies from the checkout and what it runs', () => {
  const file = write(
    'infra/x.Dockerfile',
    `FROM node AS one
COPY packages/flow /app/packages/flow
COPY --chown=node lost.json other.json /app/
COPY --from=one /nowhere /app
CMD ["node", "apps/gone/main.ts"]
`,
  );
  assert.deepEqual(dockerfileProblems(root, file), [
    'infra/x.Dockerfile names lost.json, which does not exist',
    'infra/x.Dockerfile names other.json, which does not exist',
    'infra/x.Dockerfile names apps/gone/main.ts, which does not exist',
  ]);
});

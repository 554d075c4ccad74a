import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { missingOptionals } from '../lock/complete.ts';
import { composeProblems, dockerfileProblems, dockerfilesOf } from '../papers/containers.ts';
import { missingFromText } from '../papers/named-paths.ts';
import { runCheck } from './check.ts';

const compose = 'docker-compose.yml';
const texts = [
  '*.md',
  'docs/**/*.md',
  '{packages,apps}/*/README.md',
  'packages/*/src/**/README.md',
  '.ci/*',
  '.github/**/*.yml',
  'infra/**/*.md',
  'package.json',
];
// A changelog tells what was, also of things that are gone.
const history = ['CHANGELOG.md'];

await runCheck('documents and containers', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const names = new Set(Object.keys(scripts));
  const files = texts.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !history.includes(file));
  const workspaces = globSync('{packages,apps}/*/package.json', { cwd: root }).map((file) =>
    file.replace('package.json', ''),
  );
  const unread = workspaces.filter((folder) => !existsSync(join(root, folder, 'README.md')));
  const containers = composeProblems(root, compose);
  const dockerfiles = containers.length === 0 ? dockerfilesOf(root, compose) : [];
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const unlocked = missingOptionals(lock);
  const problems = [
    ...unlocked.map(({ name }) => `package-lock.json lacks ${name}, so npm ci refuses it: npm run complete-lock`),
    ...files.flatMap((file) => missingFromText(root, file, names)),
    ...unread.map((folder) => `${folder}README.md does not exist`),
    ...containers,
    ...dockerfiles.flatMap((file) => dockerfileProblems(root, file)),
  ];
  return {
    saw: `${files.length} documents, ${workspaces.length} workspaces, ${dockerfiles.length} Dockerfiles`,
    problems,
  };
});

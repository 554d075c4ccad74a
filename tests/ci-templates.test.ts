import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { parse } from 'yaml';
import { type Harness, startApi } from '../apps/api/test/harness.ts';
import { workOf } from '../apps/api/test/work.ts';
import { type Ended, project } from '../apps/cli/test/fixture.ts';

const root = resolve(import.meta.dirname, '..');
let api: Harness;
let url: string;
before(async () => {
  api = await startApi();
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
after(() => api.close());

/** What a runner does with a template's lines: a shell that stops at the first error, and only these variables. */
function shell(script: string, { cwd, env }: { cwd: string; env: Record<string, string> }): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', script], { cwd, env: { PATH, HOME, ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((done) => child.on('close', (code) => done({ code, out, err })));
}

/** A workspace with two flows, one of them tagged; whatever is queued there passes or fails. */
async function workspace(t: TestContext, name: string) {
  const us = await api.tenant(name);
  await us.environment('production');
  await us.environment('staging');
  await us.flow('Check $(touch forged) out');
  await us.post('/v1/flows', { name: 'Sign in', spec: 'Go to /. I should see "Hi".', tags: ['quick'] });
  const { folder } = await project(t);
  const work = workOf(api.system);
  const runs = () => us.get<{ data: { id: string; flow: string; status: string }[] }>('/v1/runs');
  return {
    us,
    folder,
    runs,
    async finishOne(verdict: 'passed' | 'failed'): Promise<void> {
      while ((await runs()).data.every(({ status }) => status !== 'queued'));
      const claimed = await work.claim();
      const failureClass = verdict === 'passed' ? null : 'page_error';
      await work.finish(claimed, { verdict, failureClass, summary: 'The page answered 500.' });
    },
  };
}

test('the GitHub action runs the named flow on what was deployed and takes on its verdict', async (t) => {
  const { us, folder, runs, finishOne } = await workspace(t, 'github');
  const file = join(root, 'infra/ci/github/action.yml');
  const { runs: action } = parse(await readFile(file, 'utf8'));
  const ended = shell(action.steps[0].run, {
    cwd: folder,
    env: {
      SMOKEJUMPER_URL: url,
      SMOKEJUMPER_KEY: us.key,
      DEPLOYED_ENVIRONMENT: 'staging',
      DEPLOYED_URL: 'https://preview.example',
      FLOWS: 'Check $(touch forged) out\n',
      TAGS: '',
      TIMEOUT: '60',
      GITHUB_ACTION_PATH: join(root, 'infra/ci/github'),
      GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
      GITHUB_REF_NAME: 'main',
      GITHUB_REPOSITORY: 'us/shop',
      GITHUB_REPOSITORY_ID: '1',
      GITHUB_RUN_ID: '2',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_ACTION: 'smoke',
    },
  });
  await finishOne('failed');
  const { code, out, err } = await ended;
  assert.equal(code, 1, err);
  assert.match(out, /^::error title=Check \$\(touch forged\) out%3A failed \(page_error\)::The page answered 500\.$/m);
  assert.match(await readFile(join(folder, 'smokejumper.xml'), 'utf8'), /failed\.page_error/);
  const { data } = await runs();
  assert.deepEqual(
    data.map(({ flow }) => flow),
    ['Check $(touch forged) out'],
  );
  await assert.rejects(readFile(join(folder, 'forged')), { code: 'ENOENT' });
});

test('the GitLab job runs the tagged flow and passes with it', async (t) => {
  const { us, folder, runs, finishOne } = await workspace(t, 'gitlab');
  const template = parse(await readFile(join(root, 'infra/ci/gitlab/smokejumper.yml'), 'utf8'))['.smokejumper'];
  const home = join(folder, 'cli');
  await symlink(root, home);
  const ended = shell([...template.before_script, ...template.script].join('\n'), {
    cwd: folder,
    env: {
      ...template.variables,
      SMOKEJUMPER_HOME: home,
      SMOKEJUMPER_URL: url,
      SMOKEJUMPER_KEY: us.key,
      SMOKEJUMPER_TAGS: 'quick',
      CI_COMMIT_SHA: '0123456789abcdef0123456789abcdef01234567',
      CI_COMMIT_REF_NAME: 'main',
      CI_PROJECT_PATH: 'us/shop',
      CI_JOB_ID: '7',
      CI_ENVIRONMENT_NAME: 'production',
      CI_ENVIRONMENT_URL: 'https://shop.example',
    },
  });
  await finishOne('passed');
  const { code, err } = await ended;
  assert.equal(code, 0, err);
  assert.match(await readFile(join(folder, 'smokejumper.xml'), 'utf8'), /tests="1" failures="0" errors="0"/);
  const { data } = await runs();
  assert.deepEqual(
    data.map(({ flow }) => flow),
    ['Sign in'],
  );
});

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
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
  const spec = 'Go to /cart. I should see "Total".';
  await us.post('/v1/flows', { name: 'Cart', spec, tags: ['slow'], paths: ['src/cart'] });
  await us.post('/v1/flows', { name: 'Search', spec, tags: ['slow'], paths: ['src/search/**'] });
  await us.post('/v1/suites', { name: 'All $(touch forged) slow ones', flows: [], tags: ['slow'] });
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

/** What GitHub's runner sets of its own, and the inputs every use of the action gives. */
const githubRunner = (key: string, step: string) => ({
  SMOKEJUMPER_URL: url,
  SMOKEJUMPER_KEY: key,
  DEPLOYED_ENVIRONMENT: 'staging',
  DEPLOYED_URL: 'https://preview.example',
  ...{ FLOWS: '', TAGS: '', SUITE: '', CHANGED_FILES: '', TIMEOUT: '60' },
  GITHUB_ACTION_PATH: join(root, 'infra/ci/github'),
  GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
  GITHUB_REF_NAME: 'main',
  GITHUB_REPOSITORY: 'us/shop',
  GITHUB_REPOSITORY_ID: '1',
  GITHUB_RUN_ID: '2',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_ACTION: step,
});

const gitlabRunner = (key: string, job: string) => ({
  SMOKEJUMPER_URL: url,
  SMOKEJUMPER_KEY: key,
  CI_COMMIT_SHA: '0123456789abcdef0123456789abcdef01234567',
  CI_COMMIT_REF_NAME: 'main',
  CI_PROJECT_PATH: 'us/shop',
  CI_JOB_ID: job,
  CI_ENVIRONMENT_NAME: 'production',
  CI_ENVIRONMENT_URL: 'https://shop.example',
});

const githubScript = async (): Promise<string> =>
  parse(await readFile(join(root, 'infra/ci/github/action.yml'), 'utf8')).runs.steps[0].run;

/** The job's lines and variables, with the command line where a clone of it would be. */
async function gitlabJob(folder: string): Promise<{ script: string; variables: Record<string, string> }> {
  const template = parse(await readFile(join(root, 'infra/ci/gitlab/smokejumper.yml'), 'utf8'))['.smokejumper'];
  const home = join(folder, 'cli');
  await symlink(root, home);
  return {
    script: [...template.before_script, ...template.script].join('\n'),
    variables: { ...template.variables, SMOKEJUMPER_HOME: home },
  };
}

test('the GitHub action runs the named flow on what was deployed and takes on its verdict', async (t) => {
  const { us, folder, runs, finishOne } = await workspace(t, 'github');
  const ended = shell(await githubScript(), {
    cwd: folder,
    env: { ...githubRunner(us.key, 'smoke'), FLOWS: 'Check $(touch forged) out\n' },
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
  const { script, variables } = await gitlabJob(folder);
  const ended = shell(script, {
    cwd: folder,
    env: { ...variables, ...gitlabRunner(us.key, '7'), SMOKEJUMPER_TAGS: 'quick' },
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

test('both run of a suite what the changed files touch, and nothing where they touch none of it', async (t) => {
  const { us, folder, runs, finishOne } = await workspace(t, 'suites');
  const suite = 'All $(touch forged) slow ones';
  await writeFile(join(folder, 'changed.txt'), 'README.md\nsrc/cart/total.ts\n');
  await writeFile(join(folder, 'docs.txt'), 'README.md\n');
  const [script, job] = [await githubScript(), await gitlabJob(folder)];
  const github = (step: string, file: string) =>
    shell(script, { cwd: folder, env: { ...githubRunner(us.key, step), SUITE: suite, CHANGED_FILES: file } });
  const gitlab = (id: string, file: string) =>
    shell(job.script, {
      cwd: folder,
      env: {
        ...{ ...job.variables, ...gitlabRunner(us.key, id) },
        SMOKEJUMPER_SUITE: suite,
        SMOKEJUMPER_CHANGED_FILES: file,
      },
    });
  const asked = github('one', 'changed.txt');
  await finishOne('passed');
  assert.equal((await asked).code, 0, (await asked).err);
  const again = gitlab('8', 'changed.txt');
  await finishOne('failed');
  assert.equal((await again).code, 1, (await again).err);
  for (const untouched of await Promise.all([github('two', 'docs.txt'), gitlab('9', 'docs.txt')])) {
    assert.equal(untouched.code, 0, untouched.err);
    assert.match(untouched.err, /No flow covers what has changed/);
  }
  assert.deepEqual(
    (await runs()).data.map(({ flow }) => flow),
    ['Cart', 'Cart'],
  );
  await assert.rejects(readFile(join(folder, 'forged')), { code: 'ENOENT' });
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { completeLock, missingOptionals } from './complete.ts';
import { platformOfName } from './platform.ts';

const lock = {
  packages: {
    '': {},
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { '@tool/linux-x64': '2.0.0', '@tool/linux-x64-musl': '2.0.0' },
    },
    'node_modules/@tool/linux-x64': { version: '2.0.0', optional: true },
  },
};

test('an optional package that the lock file lacks is found and added for its platform alone', () => {
  assert.deepEqual(
    missingOptionals(lock).map(({ name }) => name),
    ['@tool/linux-x64-musl'],
  );
  const whole = completeLock(lock);
  assert.deepEqual((whole.packages as Record<string, unknown>)['node_modules/@tool/linux-x64-musl'], {
    version: '2.0.0',
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
    dev: true,
    optional: true,
  });
  assert.deepEqual(missingOptionals(whole), []);
});

test('a package nested beside the one that asks for it counts as held', () => {
  const nested = {
    packages: {
      'node_modules/a/node_modules/tool': { optionalDependencies: { bin: '1.0.0' } },
      'node_modules/a/node_modules/bin': { version: '1.0.0' },
    },
  };
  assert.deepEqual(missingOptionals(nested), []);
});

test('a platform is read from the name of its package', () => {
  assert.deepEqual(platformOfName('@turbo/windows-64'), { os: ['win32'], cpu: ['x64'] });
  assert.deepEqual(platformOfName('@oxc-parser/binding-linux-riscv64-gnu'), {
    os: ['linux'],
    cpu: ['riscv64'],
    libc: ['glibc'],
  });
  assert.deepEqual(platformOfName('@oxc-parser/binding-linux-arm-musleabihf'), {
    os: ['linux'],
    cpu: ['arm'],
    libc: ['musl'],
  });
  assert.deepEqual(platformOfName('@biomejs/cli-darwin-arm64'), { os: ['darwin'], cpu: ['arm64'] });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../../../test/page.ts';
import type { Course } from '../course.ts';
import { explainStraying } from './strayed.ts';

type Asked = [method: string, url: string, status: number, resourceType: string];

/** How a run that missed something on its page is classed, where this was asked of servers. */
function classed(...asked: Asked[]): string | undefined {
  const network = () => asked.map(([method, url, status, resourceType]) => ({ method, url, status, resourceType }));
  const session = {
    input: { recording: { network }, flow: { spec: '' } },
    watch: { documentStatus: () => 200 },
    page: () => ({ url: () => 'https://boats.test/' }),
  };
  const stop = { failureClass: 'missing_element', found: '"Heron" is not on the page' };
  const mayBeAt = (address: string) => address.startsWith('https://boats.test/');
  const course = { session, stop, mayBeAt, lessons: [] } as unknown as Course;
  explainStraying(course);
  return course.stop?.failureClass;
}

test('data that the site keeps back because it was asked too often is not its fault', () => {
  assert.equal(classed(['POST', 'https://boats.test/login', 429, 'fetch']), 'policy');
  assert.equal(classed(['GET', 'https://boats.test/boats?page=1', 429, 'xhr']), 'policy');
});

test('data that came when asked again, or that somebody else keeps back, explains nothing', () => {
  const list: Asked = ['GET', 'https://boats.test/boats', 429, 'fetch'];
  assert.equal(classed(list, ['GET', 'https://boats.test/boats', 200, 'fetch']), 'missing_element');
  assert.equal(classed(['POST', 'https://counter.test/hit', 429, 'fetch']), 'missing_element');
  assert.equal(classed(['GET', 'https://boats.test/boats', 500, 'fetch']), 'missing_element');
  assert.equal(classed(['GET', 'https://boats.test/logo.png', 429, 'image']), 'missing_element');
});

test('what fails on a form to sign in, where a flow began with a session, may be the end of that session', () => {
  const form = page(
    ['heading', 'Sign in'],
    ['textbox', 'Password', { type: 'password', tag: 'input' }],
    ['button', 'Sign in'],
  );
  const classOf = (spec: string, signedIn: boolean, view = form) => {
    const input = { recording: { network: () => [] }, flow: { name: 'A', spec }, signedIn };
    const watch = { documentStatus: () => 200 };
    const session = { input, watch, page: () => ({ url: () => 'https://boats.test/' }), seen: () => view };
    const stop = { failureClass: 'missing_element', found: '"Heron" is not on the page' };
    const course = { session, stop, mayBeAt: () => true, lessons: [] } as unknown as Course;
    explainStraying(course);
    return course.stop?.failureClass;
  };
  assert.equal(classOf('Open Heron.', true), 'no_evidence');
  assert.equal(classOf('Open Heron.', false), 'missing_element');
  assert.equal(classOf('Open Heron.', true, page(['heading', 'Boats'])), 'missing_element');
  assert.equal(classOf('Open Heron. We are still signed in.', true), 'missing_element');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Course } from './course.ts';
import { explainStraying } from './strayed.ts';

type Asked = [method: string, url: string, status: number, resourceType: string];

/** How a run that missed something on its page is classed, where this was asked of servers. */
function classed(...asked: Asked[]): string | undefined {
  const network = () => asked.map(([method, url, status, resourceType]) => ({ method, url, status, resourceType }));
  const session = {
    input: { recording: { network } },
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

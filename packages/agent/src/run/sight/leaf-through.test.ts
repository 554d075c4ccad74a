import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../../../test/page.ts';
import type { Item } from '../../ground/view/view.ts';
import type { Hands } from '../hands.ts';
import { failure } from '../outcome.ts';
import type { Session } from '../session.ts';
import { leafing } from './leaf-through.ts';

/** A list of so many screens, `target` drawn on one of them only. */
function longList(target: number | null, screens = 5, partly = true) {
  let screen = 0;
  const turns: number[] = [];
  const view = page(['list', '', partly ? { partly } : {}, ['button', 'Open']]);
  const lists = {
    evaluate: async (work: (boxes: unknown) => unknown) => {
      const box = {
        clientHeight: 100,
        get scrollTop() {
          return screen * 80;
        },
        scrollTo: () => {
          screen = 0;
        },
        scrollBy: () => {
          screen = Math.min(screens - 1, screen + 1);
          turns.push(screen);
        },
      };
      return work([{ box, top: 0 }]);
    },
  };
  const session = {
    ctx: { now: () => 0 },
    deadline: 1,
    seen: () => view,
    touched: () => {},
    calm: async () => true,
    page: () => ({ evaluateHandle: async () => lists }),
  } as unknown as Session;
  const locate: Hands['locate'] = async () =>
    screen === target
      ? { ok: true, item: view.items[1] as Item, view }
      : failure('not_found', 'missing_element', 'there is none');
  const need = { target: { text: 'Open' }, purpose: 'press', exact: true, part: 0 } as const;
  const find = async () => {
    const found = await leafing(session, locate)(need);
    return [found.ok ? 'found' : found.failureClass, screen];
  };
  return { find, turns };
}

test('a list that draws only what is in sight is leafed through to the end, and left as it was where nothing is found', async () => {
  assert.deepEqual(await longList(3).find(), ['found', 3]);
  assert.deepEqual(await longList(null).find(), ['missing_element', 0]);
  const whole = longList(3, 5, false);
  assert.deepEqual([await whole.find(), whole.turns], [['missing_element', 0], []]);
});

test('nothing is missing from a list that has no end', async () => {
  assert.deepEqual(await longList(null, 1_000).find(), ['no_evidence', 0]);
});

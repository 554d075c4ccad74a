import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Step } from '@smokejumper/contracts';
import { check } from '../../../test/check.ts';
import { page, type Tree } from '../../../test/page.ts';
import { unlessTyped } from './typed.ts';

const said = (words: string): Tree => ['listitem', '', {}, ['text', words]];
const box = (value: string): Tree => ['textbox', 'Message', { ref: 'f1', value, tag: 'input' }];
const chat = (value: string, ...lines: string[]) =>
  page(
    ['generic', '', {}, ['heading', 'Chat'], ['list', '', {}, ...lines.map(said)], ['text', 'Message'], box(value)],
    ['button', 'Send', { ref: 'b1' }],
  );
const shows: Step = { action: 'assertVisible', target: { text: 'See you' } };

test('what stands only in the field it was typed into proves nothing once something else was done', () => {
  const typed = new Map([['f1', 'See you']]);
  const status = (view: ReturnType<typeof chat>, step: Step, last: string) => {
    const facts = { view, typed, last: view.items.find(({ ref }) => ref === last) ?? null };
    // The rest of the facts tells nothing here.
    return unlessTyped(step, { ...facts } as unknown as Parameters<typeof unlessTyped>[1], check(view, step, facts))
      .status;
  };
  assert.equal(status(chat('See you', 'Hi'), shows, 'b1'), 'unproven');
  assert.equal(status(chat('See you', 'Hi', 'See you'), shows, 'b1'), 'met');
  assert.equal(status(chat('', 'Hi', 'See you'), shows, 'b1'), 'met');
  const inField: Step = { action: 'assertText', target: { text: 'Message' }, value: 'See you' };
  assert.equal(status(chat('See you', 'Hi'), inField, 'b1'), 'met');
  const inChat: Step = { ...shows, target: { text: 'See you', scope: { relation: 'within', text: 'Chat' } } };
  assert.equal(status(chat('See you', 'Hi'), inChat, 'b1'), 'unproven');
  assert.equal(status(chat('See you', 'Hi'), shows, 'f1'), 'met', 'nothing was done since');
  typed.set('f1', 'See');
  assert.equal(status(chat('See you', 'Hi'), shows, 'b1'), 'met', 'the page completed it');
});

test('what was sent by Enter, or is to be made a tag, is not shown by the field alone', () => {
  const row = (value: string, ...tags: string[]) =>
    page(['generic', '', { framed: true }, ...tags.map((tag): Tree => ['generic', '', {}, ['text', tag]]), box(value)]);
  const status = (view: ReturnType<typeof row>, target: Step['target'], sent: boolean) => {
    const last = view.items.find(({ ref }) => ref === 'f1') ?? null;
    const facts = { view, typed: new Map([['f1', 'urgent']]), last, sent };
    const step: Step = { action: 'assertVisible', target };
    return unlessTyped(step, facts as unknown as Parameters<typeof unlessTyped>[1], check(view, step, facts)).status;
  };
  const [tag, words] = [{ text: 'urgent', noun: 'tag' }, { text: 'urgent' }];
  assert.equal(status(row('urgent', 'alpha'), tag, false), 'unproven');
  assert.equal(status(row('urgent', 'alpha'), words, true), 'unproven');
  assert.equal(status(row('urgent', 'alpha'), words, false), 'met');
  assert.equal(status(row('', 'alpha', 'urgent'), tag, true), 'met');
  assert.equal(status(row('urgent', 'alpha', 'urgent'), tag, true), 'met');
});

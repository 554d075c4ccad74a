import type { RefAction, SnapshotNode } from '@smokejumper/refs';
import { install, start, stop } from '../../examples/app.ts';

export interface Step {
  role: string;
  name: string | RegExp;
  act: RefAction;
}

/** One state of a third-party application, and what a person would do next there. */
export interface AppPage {
  title: string;
  path: string;
  /** How to get there from `path`. */
  before: readonly Step[];
  next: Step;
}

const click = (role: string, name: string | RegExp): Step => ({ role, name, act: { type: 'click' } });
const fill = (role: string, name: string | RegExp, value: string): Step => ({
  role,
  name,
  act: { type: 'fill', value },
});

/** The applications of `examples/`, each in states that differ: lists, forms, an open record, settings, an editor. */
export const apps: Readonly<Record<string, readonly AppPage[]>> = {
  maildev: [
    { title: 'inbox', path: '/', before: [], next: fill('textbox', /Search/, 'Invoice') },
    {
      title: 'an open mail',
      path: '/',
      before: [click('link', /^Invoice INV-120/)],
      next: fill('textbox', /Search/, 'Minutes'),
    },
  ],
  'bull-board': [
    { title: 'overview', path: '/', before: [], next: fill('searchbox', /Filter/, 'inv') },
    { title: 'jobs of a queue', path: '/queue/mails', before: [], next: click('tab', 'Options') },
    { title: 'a failed job', path: '/queue/mails?status=failed', before: [], next: click('tab', 'Data') },
  ],
  cloudcmd: [
    { title: 'two panels', path: '/', before: [], next: click('link', 'readme.txt') },
    { title: 'settings', path: '/', before: [click('button', 'F9')], next: click('button', 'F10') },
  ],
  'redis-commander': [
    { title: 'tree of keys', path: '/', before: [], next: click('treeitem', /^tags/) },
    {
      title: 'an open set',
      path: '/',
      before: [click('treeitem', /^tags/)],
      next: click('button', /Add New Member/),
    },
  ],
  'swagger-ui': [
    { title: 'operations', path: '/', before: [], next: click('button', /Find a pet$/) },
    {
      title: 'a form',
      path: '/',
      before: [click('button', /Find a pet$/), click('button', 'Try it out')],
      next: fill('textbox', /petId/, '1'),
    },
  ],
  tiddlywiki: [
    { title: 'a note', path: '/', before: [], next: click('tab', 'Recent') },
    {
      title: 'an editor',
      path: '/',
      before: [click('button', 'new tiddler')],
      next: fill('textbox', /^$/, 'Weather'),
    },
    { title: 'settings', path: '/', before: [click('button', 'control panel')], next: click('tab', 'Appearance') },
  ],
};

export async function withApp<T>(name: string, use: (url: string) => Promise<T>): Promise<T> {
  const { app, url } = await start(await install(name));
  try {
    return await use(url);
  } finally {
    stop(app);
  }
}

export function meets(node: SnapshotNode, { role, name }: Step): boolean {
  return node.role === role && (typeof name === 'string' ? node.name === name : name.test(node.name));
}

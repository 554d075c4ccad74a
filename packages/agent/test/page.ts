import type { PageNode, View } from '../src/ground/view/view.ts';
import { viewOf } from '../src/ground/view/view-of.ts';

export type Tree = [role: string, name: string, more?: Partial<PageNode>, ...children: Tree[]];

/** A view of a made-up page, for what needs no browser. */
export function page(...trees: Tree[]): View {
  const nodes: PageNode[] = [];
  const add = ([role, name, more = {}, ...children]: Tree, parent: number | null) => {
    const index = nodes.length;
    nodes.push({
      ...blank,
      ref: role === 'text' ? null : `e${index + 1}`,
      parent,
      role,
      name,
      ...(role === 'text' ? { name: '', text: name } : {}),
      ...more,
    });
    for (const child of children) add(child, index);
  };
  for (const tree of trees) add(tree, null);
  return viewOf({ id: 's1', url: 'https://shop.test/cart?sort=price', title: 'Cart - Shop', nodes });
}

/** A heading of a rank. */
export const headingOf = (words: string, level: number): Tree => ['heading', words, { level }, ['text', words]];

/** A list of plain entries. */
export const listOf = (...words: string[]): Tree => [
  'list',
  '',
  {},
  ...words.map((word): Tree => ['listitem', '', {}, ['text', word]]),
];

/** A plain box. */
export const box = (...parts: Tree[]): Tree => ['generic', '', {}, ...parts];

/** A table by its name, its heads and what stands in its rows. */
export function tableOf(name: string, heads: readonly string[], ...rows: readonly (readonly string[])[]): Tree {
  const line = (role: string, words: readonly string[]): Tree => [
    'row',
    '',
    {},
    ...words.map((word): Tree => [role, word, {}, ['text', word]]),
  ];
  return ['table', name, {}, line('columnheader', heads), ...rows.map((words) => line('cell', words))];
}

/** A native dropdown without a name: the option that is chosen, and the others. */
export const selectOf = (value: string, ...others: string[]): Tree => [
  'combobox',
  '',
  { tag: 'select', value },
  ['option', value, { tag: 'option', states: ['selected'] }],
  ...others.map((other): Tree => ['option', other, { tag: 'option' }]),
];

const blank: PageNode = {
  ref: null,
  parent: null,
  role: 'generic',
  name: '',
  text: '',
  value: null,
  label: '',
  placeholder: '',
  description: '',
  href: '',
  tag: 'div',
  type: '',
  testId: '',
  icon: '',
  level: null,
  states: [],
  context: '',
  box: null,
  tab: 't1',
};

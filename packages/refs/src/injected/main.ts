import { choose, focusElement, focusField, setDirect, typedInto } from './field/edit.ts';
import { read } from './field/read.ts';
import { check, factsOf, fileInputOf } from './guard/check.ts';
import { originById, through } from './guard/frame.ts';
import { arm, pressed } from './guard/watch.ts';
import { adoptRoot, elementOf, idOf } from './ids.ts';
import { find } from './meaning/find.ts';
import { walk } from './tree/walk.ts';

/** Everything we can ask of a frame's isolated world. Plain data in, plain data out, elements by id. */
const api = {
  walk,
  check,
  find,
  arm,
  pressed,
  focusField,
  focusElement,
  setDirect,
  typedInto,
  choose,
  read,
  through,
  originById,
  /** These three hand out or take in real objects: only for the browser's own protocol. */
  element: (id: number) => elementOf(id),
  fileInput: (id: number) => {
    const element = elementOf(id);
    return element ? fileInputOf(element) : null;
  },
  adoptRoot: (id: number, root: ShadowRoot) => {
    const host = elementOf(id);
    if (host) adoptRoot(host, root);
  },
  facts: (id: number) => {
    const element = elementOf(id);
    return element ? factsOf(element) : null;
  },
  scrollPage: (x: number, y: number) => scrollBy({ left: x, top: y, behavior: 'instant' }),
  idAt: (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit ? idOf(hit) : 0;
  },
};

export type InjectedApi = typeof api;

(globalThis as unknown as { smokejumperRefs: InjectedApi }).smokejumperRefs ??= api;

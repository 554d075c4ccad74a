import { shadowOf } from '../ids.ts';

const mostLooked = 20_000;

/** Every element of the document, those in known shadow roots included. */
export function everyElement(): Element[] {
  const all: Element[] = [];
  const roots: (Document | ShadowRoot)[] = [document];
  while (roots.length > 0 && all.length < mostLooked) {
    for (const element of roots.pop()!.querySelectorAll('*')) {
      all.push(element);
      const root = shadowOf(element);
      if (root) roots.push(root);
    }
  }
  return all;
}

import { roleOf } from '../name/role.ts';
import type { Pass } from '../pass.ts';

/**
 * Whether what an element unfolds is open; null where it says nothing of that. Where it says so of what is not drawn, what
 * is seen counts for the panel beside it; of one elsewhere it is not told.
 */
export function foldOf(pass: Pass, element: Element): 'expanded' | 'collapsed' | null {
  const said = element.getAttribute('aria-expanded') ?? detailsOpen(element);
  if (said !== 'true') return said === 'false' ? 'collapsed' : null;
  const panels = panelsOf(element);
  if (panels.length === 0 || panels.some((panel) => pass.shown(panel))) return 'expanded';
  return panels.every((panel) => isBeside(element, panel)) ? 'collapsed' : null;
}

// A field that offers nothing at the moment holds its list back and says that it is open.
function panelsOf(element: Element): Element[] {
  if (/^(?:combobox|textbox|searchbox)$/.test(roleOf(element))) return [];
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = (element.getAttribute('aria-controls') ?? '').split(/\s+/).slice(0, 10);
  return ids.flatMap((id) => (id === '' ? [] : (root.getElementById(id) ?? [])));
}

function isBeside(element: Element, panel: Element): boolean {
  let at = element.parentElement;
  for (let up = 0; up < 3 && at !== null && at !== document.body; up += 1, at = at.parentElement)
    if (at.contains(panel)) return true;
  return false;
}

function detailsOpen(element: Element): string | null {
  if (element.localName !== 'summary' || !(element.parentElement instanceof HTMLDetailsElement)) return null;
  return String(element.parentElement.open);
}

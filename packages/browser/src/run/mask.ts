import { encodings } from '@smokejumper/secrets';
import { type Locator, type Page, selectors } from 'playwright';

const engineName = 'smokejumper-secret';
export const privateFields =
  'input[type="password" i], [autocomplete~="cc-number" i], [autocomplete~="cc-csc" i], [autocomplete$="-password" i]';

/** Makes the engine known to Playwright, whose list of selector engines is one per process. */
export async function registerMaskEngine(): Promise<void> {
  try {
    await selectors.register(engineName, { content: engineSource }, { contentScript: true });
  } catch (error) {
    if (!String(error).includes('already registered')) throw error;
  }
}

/** The selector body for these secrets; it holds them, so it is itself a secret. */
export function maskSelector(secrets: readonly string[]): string | null {
  const values = secrets.filter((secret) => secret !== '');
  if (values.length === 0) return null;
  const long = values.filter((secret) => secret.length >= 6);
  values.push(...long.flatMap((secret) => [encodeURIComponent(secret.toWellFormed()), ...encodings(secret)]));
  return `${engineName}=${encode(values)}`;
}

/** What a picture of the page must cover: password and card fields, and all that shows a secret, in every frame. */
export function masksOf(page: Page, secretSelector: string | null): Locator[] {
  return page.frames().flatMap((frame) => {
    const fields = frame.locator(privateFields);
    return secretSelector === null ? [fields] : [fields, frame.locator(secretSelector)];
  });
}

function encode(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values), 'utf8').toString('hex');
}

/**
 * An expression for an isolated world: what its document shows that a picture must cover. `painted` is the filter that
 * fields already covered have.
 */
export function exposureExpression(secretSelector: string | null, painted: string): string {
  const secrets = secretSelector === null ? encode([]) : secretSelector.slice(engineName.length + 1);
  const given = [secrets, privateFields, painted].map((text) => JSON.stringify(text));
  return `(${engineSource}).exposure(document, ${given.join(', ')})`;
}

// Runs in an isolated world. The deepest element whose text or value holds a secret is the match; text split over
// several elements is found in their parent. A private field is no exposure of its value: it is covered by itself.
const engineSource = `({
  query(root, selector) { return this.queryAll(root, selector)[0] ?? null; },
  queryAll(root, selector) {
    const bytes = new Uint8Array((selector.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
    const secrets = JSON.parse(new TextDecoder().decode(bytes));
    const holds = (text) => !!text && secrets.some((s) => s.length < 4 ? text.trim() === s : text.includes(s));
    const found = new Set();
    const deepest = (element) => {
      const inner = [...element.children].filter((child) => holds(child.textContent));
      if (inner.length === 0) found.add(element);
      else inner.forEach(deepest);
      for (const node of element.childNodes) if (node.nodeType === 3 && holds(node.data)) found.add(element);
    };
    const visit = (scope) => {
      const top = scope.documentElement ?? scope;
      if (holds(top.textContent)) for (const child of scope.children ?? []) if (holds(child.textContent)) deepest(child);
      for (const element of scope.querySelectorAll('*')) {
        if ('value' in element && typeof element.value === 'string' && holds(element.value)) found.add(element);
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    };
    visit(root);
    return [...found];
  },
  exposure(root, selector, fields, painted) {
    const inShadow = (scope) => [...scope.querySelectorAll('*')].some((element) =>
      element.shadowRoot && (element.shadowRoot.querySelector(fields) || inShadow(element.shadowRoot)));
    const told = this.queryAll(root, selector).some((element) => !element.matches(fields));
    if (told || inShadow(root)) return 'anything';
    const open = [...root.querySelectorAll(fields)];
    if (open.length === 0) return 'nothing';
    return open.every((field) => getComputedStyle(field).filter === painted) ? 'painted' : 'fields';
  }
})`;

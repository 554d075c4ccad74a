/** Shorter ones are words of the page (`dark`, `en-GB`), which no recording must lose. */
const shortest = 16;
const most = 200;
/** In characters of base64. Longer bytes in a database are a file of the page's, not a key. */
const longestKey = 256;

interface State {
  cookies?: { value: string }[];
  origins?: { localStorage?: { value: string }[]; indexedDB?: unknown }[];
}

/**
 * The values in a storage state that let somebody in: cookies and what is kept for a page, if it is long and one
 * piece, as tokens are. What a page keeps as JSON is looked through.
 */
export function secretsInState(storageState: string): string[] {
  const { cookies = [], origins = [] } = JSON.parse(storageState) as State;
  const found = new Set<string>();
  for (const { value } of cookies) add(found, value);
  for (const { localStorage = [], indexedDB } of origins) {
    for (const { value } of localStorage) walk(found, parsed(value));
    walk(found, indexedDB);
  }
  return [...found].slice(0, most);
}

function add(found: Set<string>, text: string): void {
  const isToken = text.length >= shortest && text.length <= 8_000 && /^[^\s<>{}]+$/.test(text);
  if (isToken && /\d/.test(text) && /[a-z]/i.test(text) && !URL.canParse(text)) found.add(text);
}

function walk(found: Set<string>, value: unknown): void {
  if (typeof value === 'string') add(found, value);
  else if (isFile(value)) return;
  else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) walk(found, inner);
}

/** Bytes, as Playwright writes those of a database: `{"ta":{"b":base64,"k":kind}}`, or `ab` for a buffer. */
function isFile(value: unknown): boolean {
  const { ta, ab } = (value ?? {}) as { ta?: { b?: unknown }; ab?: { b?: unknown } };
  const bytes = (ta ?? ab)?.b;
  return typeof bytes === 'string' && bytes.length > longestKey;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

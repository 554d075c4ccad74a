const placeholders =
  /^(null|undefined|nan|none|n\/?a|tbd|todo|\{\}|\[\]|-+|–|—|\.{2,}|…|\?+|x{3,}|#+|_+|loading\b.*|please wait\b.*|lorem ipsum\b.*|\{\{.*\}\}|\$\{.*\}|<[^<>]*>|\[[^\]]*\]|string|value|placeholder|example)$/i;

/**
 * Whether something read off a page means something: not null, empty, a placeholder, or an object with a missing field
 * or with nothing but empty values and zeros. A zero alone is a reading.
 */
export function isMeaningful(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'boolean') return true;
  if (typeof value === 'string') return meaningfulText(value);
  if (typeof value !== 'object') return false;
  const fields = Object.values(value);
  if (Array.isArray(value)) return fields.some((field) => isMeaningful(field) && !isBlank(field));
  if (fields.length === 0 || fields.some((field) => field === null || field === undefined)) return false;
  return !fields.every(isBlank);
}

function meaningfulText(value: string): boolean {
  const text = value.trim();
  if (text === '' || placeholders.test(text)) return false;
  if (!/^[{[]/.test(text)) return true;
  const parsed = parse(text);
  return parsed === unparsed ? true : isMeaningful(parsed);
}

// Within an object a zero says as little as an empty text.
function isBlank(value: unknown): boolean {
  if (value === 0 || value === '0') return true;
  return !isMeaningful(value);
}

const unparsed = Symbol('unparsed');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return unparsed;
  }
}

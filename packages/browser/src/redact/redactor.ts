/** Takes secret values out of text. */
export interface Redactor {
  /** Nothing to hide. */
  empty: boolean;
  /** Replaces each secret, in any of the forms it travels in (JSON, HTML, URL, form, base64). */
  text(input: string): string;
  /** Every string inside a JSON value, keys left alone. */
  json(value: unknown): unknown;
  /** The bytes with each secret replaced, or the same buffer when there is none. */
  bytes(input: Buffer): Buffer;
}

export const redactedMark = '•••';

/** Shorter secrets would blank out innocent text; they are hidden only where they stand alone as a value. */
const shortestInText = 4;

export function createRedactor(secrets: readonly string[]): Redactor {
  const values = [...new Set(secrets)].filter((secret) => secret !== '');
  const long = values.filter((secret) => secret.length >= shortestInText);
  const short = new Set(values.filter((secret) => secret.length < shortestInText));
  const needles = [...new Set(long.flatMap(formsOf))].sort((a, b) => b.length - a.length);
  const shortForm = short.size === 0 ? null : alone([...short]);
  const byteNeedles = needles.map((needle) => Buffer.from(needle, 'utf8'));

  const text = (input: string): string => {
    if (short.has(input)) return redactedMark;
    let output = input;
    for (const needle of needles) if (output.includes(needle)) output = output.replaceAll(needle, redactedMark);
    return shortForm === null ? output : output.replace(shortForm, `$1${redactedMark}$2`);
  };
  const json = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (typeof value === 'number' && values.includes(String(value))) return redactedMark;
    if (Array.isArray(value)) return value.map(json);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, json(inner)]));
  };

  return {
    empty: values.length === 0,
    text,
    json,
    bytes: (input) => {
      const hasShort = shortForm !== null && input.toString('latin1').search(shortForm) >= 0;
      if (!hasShort && !byteNeedles.some((needle) => input.includes(needle))) return input;
      // latin1 keeps every byte, so that binary files survive what is replaced in them.
      let output = input.toString('latin1');
      const mark = Buffer.from(redactedMark).toString('latin1');
      for (const needle of byteNeedles) output = output.replaceAll(needle.toString('latin1'), mark);
      if (shortForm !== null) output = output.replace(shortForm, `$1${mark}$2`);
      return Buffer.from(output, 'latin1');
    },
  };
}

/** The ways one value is written on its way through pages, requests and files. */
function formsOf(secret: string): string[] {
  const uri = encodeURIComponent(secret);
  const form = new URLSearchParams({ v: secret }).toString().slice(2);
  const json = JSON.stringify(secret).slice(1, -1);
  const html = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return [
    secret,
    json,
    JSON.stringify(json).slice(1, -1),
    asciiJson(secret),
    html,
    html.replaceAll('"', '&quot;'),
    html.replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
    uri,
    uri.toLowerCase(),
    encodeURI(secret),
    form,
    ...base64Forms(secret),
  ].filter((needle) => needle.length >= shortestInText);
}

function asciiJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// Inside a longer base64 text a value shows in one of three alignments; only its middle is always the same.
function base64Forms(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  if (bytes.length < 6) return [bytes.toString('base64'), bytes.toString('base64url')];
  const forms = [0, 1, 2].flatMap((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
    const skip = shift === 0 ? 0 : shift + 1;
    const sure = Math.floor((padded.length * 8) / 6);
    return [padded.toString('base64').slice(skip, sure), padded.toString('base64url').slice(skip, sure)];
  });
  return forms.filter((form) => form.length >= 7);
}

function alone(values: readonly string[]): RegExp {
  const choices = values
    .flatMap((value) => [value, encodeURIComponent(value)])
    .map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`([=:]\\s?"?|")(?:${choices.join('|')})("|&|$|[\\s;,])`, 'g');
}

/** Shorter secrets are hidden as they are; their other writings would blank out innocent text. */
const shortestWritten = 6;
const separator = '[\\s.,_|·•-]?';

/**
 * Takes secrets out of a text, each replaced by its placeholder: as they are, and in the writings in which a page may
 * show what was typed into it: other case, spaced out, backwards, base64, hexadecimal, URL, HTML, JSON, ROT13.
 */
export function concealerOf(secrets: readonly (readonly [name: string, secret: string])[]): (text: string) => string {
  const patterns = secrets
    .filter(([, secret]) => secret.length > 2)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, secret]) => ({ mark: `{{${name}}}`, secret, written: writtenForms(secret) }));
  return (text) => {
    let shown = text;
    for (const { mark, secret, written } of patterns) {
      shown = shown.replaceAll(secret, mark);
      if (written !== null) shown = shown.replace(written, () => mark);
    }
    return shown;
  };
}

function writtenForms(secret: string): RegExp | null {
  if (secret.length < shortestWritten) return null;
  const bytes = Buffer.from(secret, 'utf8');
  const turned = [...secret].reverse().join('');
  const forms = [
    ...[secret, turned, rot13(secret)].map(spelled),
    ...base64Forms(bytes).map(literal),
    ...base64Forms(Buffer.from(turned, 'utf8')).map(literal),
    [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('[\\s:,-]?(?:0x|\\\\x)?'),
  ];
  return new RegExp(forms.join('|'), 'gi');
}

// One character in every way it is escaped, however often, with at most one separator between two.
function spelled(text: string): string {
  return [...text].map((char) => `(?:${charForms(char).join('|')})`).join(separator);
}

const entities: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };

function charForms(char: string): string[] {
  const code = char.codePointAt(0) ?? 0;
  const entity = entities[char];
  return [
    [...Buffer.from(char, 'utf8')].map((byte) => `%(?:25)*${byte.toString(16).padStart(2, '0')}`).join(''),
    `\\\\+u\\{?0*${code.toString(16)}\\}?`,
    `&(?:amp;)*#0*${code};?`,
    `&(?:amp;)*#x0*${code.toString(16)};?`,
    ...(entity === undefined ? [] : [`\\\\*&(?:amp;)*${entity};`]),
    `\\\\*${literal(char)}`,
  ];
}

// Inside a longer base64 text a value stands in one of three alignments; only its middle is always the same.
function base64Forms(bytes: Buffer): string[] {
  const whole = bytes.toString('base64').replace(/=+$/, '');
  const shifted = [1, 2].map((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    return padded.replace(/=+$/, '').slice(shift + 1, -1);
  });
  const all = [whole, whole.slice(0, -1), ...shifted].filter((form) => form.length >= shortestWritten);
  return [...new Set(all.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]))];
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

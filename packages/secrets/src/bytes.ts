/** The bytes of a text in UTF-8, as a text with one character for each. */
export function utf8(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/** The same in UTF-16, little end first or last. */
export function utf16(text: string, end: 'little' | 'big'): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const pairs = units.map((unit) => [unit & 0xff, unit >> 8]);
  return String.fromCharCode(...pairs.flatMap(([low, high]) => (end === 'little' ? [low!, high!] : [high!, low!])));
}

export function base64(bytes: string): string {
  return btoa(bytes);
}

/** The same in the alphabet that addresses take, without padding. */
export function base64url(bytes: string): string {
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Two digits for each byte. */
export function hexOf(bytes: string): string[] {
  return [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
}

/** Bytes as the sets that browsers take for a text without one read them. */
export function misread(bytes: string): string[] {
  const read = new TextDecoder('windows-1252').decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  return [bytes, read];
}

export function backwards(text: string): string {
  return [...text].reverse().join('');
}

/** Ten ways and more in which a secret may be written; long enough that none of them occurs by chance. */
export function writingsOf(secret: string): Record<string, string> {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const turned = [...secret].reverse().join('');
  return {
    plain: secret,
    backwards: turned,
    base64: bytes.toString('base64').replace(/=+$/, ''),
    'base64 url': bytes.toString('base64url'),
    'base64 backwards': Buffer.from(turned).toString('base64').replace(/=+$/, ''),
    hex,
    'hex with colons': hex.replace(/(..)(?=.)/g, '$1:'),
    url: encodeURIComponent(secret),
    'url, every byte': hex.replace(/../g, '%$&'),
    html: [...secret].map((char) => `&#${char.codePointAt(0)};`).join(''),
    json: [...secret].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
    spaced: [...secret].join(' '),
    rot13: secret.replace(/[a-z]/gi, (letter) => {
      const base = letter <= 'Z' ? 65 : 97;
      return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
    }),
  };
}

/** The writings of a secret that stand in a text, whatever their case. */
export function leaksIn(text: string, secret: string): string[] {
  const lower = text.toLowerCase();
  return Object.entries(writingsOf(secret)).flatMap(([how, written]) =>
    lower.includes(written.toLowerCase()) ? [how] : [],
  );
}

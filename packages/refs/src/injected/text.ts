/** Text as a person reads it: runs of white space are one space. */
export function squeeze(text: string): string {
  return text.replace(/[\s\u00A0\u200B]+/g, ' ').trim();
}

const longest = 1000;

/** A long text cut to what fits, with its length and a checksum, so that two long texts are still told apart. */
export function bounded(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, 900)}… (${text.length} characters, ${checksum(text)})`;
}

function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Takes declared secrets out of a text. A short one goes only when it is the whole text: it may be a common word. */
export function makeRedactor(secrets: readonly string[]): (text: string) => string {
  const known = secrets.filter((secret) => secret !== '').sort((a, b) => b.length - a.length);
  if (known.length === 0) return (text) => text;
  return (text) => {
    let out = text;
    for (const secret of known) {
      if (out === secret) return '[redacted]';
      if (secret.length >= 4 && out.includes(secret)) out = out.split(secret).join('[redacted]');
    }
    return out;
  };
}

/** Whether digits pass the check digit of a payment card. */
export function isCardNumber(value: string): boolean {
  const digits = value.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const twice = at % 2 === 1 ? digit * 2 : digit;
    sum += twice > 9 ? twice - 9 : twice;
  }
  return sum % 10 === 0;
}

import { backwards, base64, base64url, hexOf, utf8, utf16 } from './bytes.ts';

/** Shorter ones read backwards may be innocent words. */
const shortestReversed = 8;
/** In digits. */
const shortestHex = 8;

/** The value as a whole in another alphabet, case for case. UTF-16 is bytes, told by its NULs. */
export function encodings(value: string): string[] {
  const digits = hexOf(utf8(value)).join('');
  const little = utf16(value, 'little');
  const forms = [
    ...base64Forms(utf8(value)),
    ...base64Forms(utf8(JSON.stringify(value).slice(1, -1))),
    ...base64Forms(little),
    little,
    utf16(value, 'big'),
    ...(digits.length < shortestHex ? [] : [digits, digits.toUpperCase()]),
    ...(value.length < shortestReversed ? [] : [backwards(value)]),
  ];
  return [...new Set(forms)].filter((form) => form !== '');
}

// Inside a longer base64 text a value shows in one of three alignments; only its middle is always the same.
export function base64Forms(bytes: string): string[] {
  if (bytes.length < 6) return [base64(bytes), base64url(bytes)];
  const forms = [0, 1, 2].flatMap((shift) => {
    const padded = '\0'.repeat(shift) + bytes;
    const skip = shift === 0 ? 0 : shift + 1;
    const sure = Math.floor((padded.length * 8) / 6);
    return [base64(padded).slice(skip, sure), base64url(padded).slice(skip, sure)];
  });
  return forms.filter((form) => form.length >= 7);
}

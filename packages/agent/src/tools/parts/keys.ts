const names: Record<string, string> = {
  ctrl: 'Control',
  control: 'Control',
  cmd: 'Meta',
  command: 'Meta',
  meta: 'Meta',
  option: 'Alt',
  alt: 'Alt',
  shift: 'Shift',
  esc: 'Escape',
  return: 'Enter',
  del: 'Delete',
  ins: 'Insert',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  space: 'Space',
  spacebar: 'Space',
  pgup: 'PageUp',
  pgdn: 'PageDown',
  pageup: 'PageUp',
  pagedown: 'PageDown',
};

/** A chord in Playwright's form: `ctrl-k` is `Control+k`; a letter with Control or Alt is typed without Shift. */
export function chordOf(text: string): string {
  const plain = text.trim();
  if (plain.length <= 1) return text;
  const parts = plain.split(/\s*\+\s*|(?<=\w)-(?=\w)/).filter((part) => part !== '');
  if (parts.length === 0) return plain;
  const keys = parts.map(
    (part) => names[part.toLowerCase()] ?? (part.length > 1 ? part[0]?.toUpperCase() + part.slice(1) : part),
  );
  const held = keys.some((key) => key === 'Control' || key === 'Alt' || key === 'Meta');
  const shifted = keys.includes('Shift');
  return keys.map((key) => (key.length === 1 && held && !shifted ? key.toLowerCase() : key)).join('+');
}

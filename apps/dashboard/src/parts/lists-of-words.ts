/** `a, b` → `['a', 'b']`. */
export function words(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

export function joined(list: readonly string[] | undefined): string {
  return (list ?? []).join(', ');
}

/** Lines of `name=value`; a line without `=` is a name with an empty value. */
export function pairs(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name.trim(), value.join('=').trim()];
    }),
  );
}

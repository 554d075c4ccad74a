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

/** The other way round. */
export function lines(record: Record<string, string>): string {
  return Object.entries(record)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}

/** Null for a field that is empty, which takes back what was set. */
export function orNull<T>(text: string | undefined, read: (text: string) => T): T | null {
  return text === undefined || text.trim() === '' ? null : read(text.trim());
}

/** What is set, for those who take no null. */
export function given<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const set = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(set) as { [K in keyof T]?: NonNullable<T[K]> };
}

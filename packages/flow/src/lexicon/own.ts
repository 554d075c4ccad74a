/** What a table says of a word of the spec, which may be "constructor" or "__proto__". */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

type Given<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> };

/** Only what was given: an absent field leaves the server its default. */
export function given<T extends Record<string, unknown>>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Given<T>;
}

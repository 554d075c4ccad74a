/** The kind of one, from the word for several: "boxes", "entries", "movies", "links". */
export const singular = (plural: string): string =>
  plural.replace(/(?<!mov)ies$/, 'y').replace(/(?<=box|match|switch)es$|(?<!s)s$/, '');

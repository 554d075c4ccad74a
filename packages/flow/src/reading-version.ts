/**
 * Which reading of English this is. It is raised when the same words may compile to other steps than before, so that
 * plans of an older reading are made anew. `test/corpus.test.ts` notices where that was forgotten.
 */
export const readingVersion = 39;

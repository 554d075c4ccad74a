export { disguises } from './disguises.ts';
export { encodings } from './encodings.ts';
export { createFinder, replaceSpans, type Span } from './finder.ts';
export { literal, spelled, type Writing, writings } from './writings.ts';

export { disguises } from './disguises.ts';
export { encodings } from './encodings.ts';
export { literal, spelled, writings } from './writings.ts';

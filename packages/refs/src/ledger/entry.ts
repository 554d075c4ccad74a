import type { Fingerprint } from '@smokejumper/contracts';
import type { ContextParts, Meaning } from '../injected/wire.ts';

/** What the ledger knows of one ref. */
export interface Entry {
  ref: string;
  tab: string;
  /** The browser's id of the frame, and the token of the very document in it. */
  frame: string;
  doc: string;
  /** Owner elements from the top document down to the frame: how to find it again. */
  path: number[];
  /** Id of the element on the page's side. */
  node: number;
  meaning: Meaning;
  /** The refs that the same element was shown by before it came to mean this. */
  was?: string[];
  /** How many elements of its document meant the same when last seen, itself included; 0 for not known. */
  twins: number;
  ordinal: number;
  /** Whether its role and name were the only ones of their kind in its document when last seen. */
  alone: boolean;
  /** Whether this session has typed into it since it was given out. */
  typed: boolean;
  firstSnapshot: number;
  lastSnapshot: number;
  /** Seen outside the document since it was last in it. */
  lost: boolean;
  /** The snapshot that found it on another element, its own being gone; 0 for never. */
  movedIn: number;
}

/** Context in words, for people and models. */
export function contextWords(context: ContextParts): string {
  const words: string[] = [];
  if (context.item) words.push(`in "${context.item}"`);
  if (context.group) words.push(`group "${context.group}"`);
  if (context.landmark) words.push(context.landmark);
  if (context.heading) words.push(`under "${context.heading}"`);
  if (context.fields) words.push(`with fields ${context.fields}`);
  return words.join(', ');
}

export function fingerprintOf(meaning: Meaning): Fingerprint {
  return { role: meaning.role, name: meaning.name, context: contextWords(meaning.context) };
}

export function twinKey(meaning: Meaning): string {
  return `${meaning.role}\n${meaning.name}\n${contextWords(meaning.context)}`;
}

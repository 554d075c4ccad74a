import { z } from 'zod';

/** Prefix of every id, by what it names. An id is `<prefix>_<26 characters, sorted by time>`. */
export const idPrefixes = {
  workspace: 'wsp',
  user: 'usr',
  session: 'ses',
  account: 'acc',
  verification: 'vrf',
  membership: 'mbr',
  invitation: 'inv',
  mail: 'eml',
  apiKey: 'key',
  project: 'prj',
  environment: 'env',
  secret: 'sec',
  flow: 'flw',
  flowVersion: 'fwv',
  deployment: 'dpl',
  hook: 'hook',
  run: 'run',
  attempt: 'att',
  step: 'stp',
  refEvent: 'ref',
  expectation: 'exp',
  artifact: 'art',
  baseline: 'bsl',
  plan: 'pln',
  outbox: 'obx',
  channel: 'chn',
  delivery: 'dlv',
  suite: 'sui',
  schedule: 'sch',
  audit: 'aud',
  request: 'req',
} as const;

export type IdKind = keyof typeof idPrefixes;

/** Makes a new id of a kind; ids made later sort later. Comes from the context, never from a global. */
export type NewId = (kind: IdKind) => string;

/** A zod schema that accepts only ids of one kind, e.g. `run_01k9…`. */
export function idOf(kind: IdKind) {
  const article = /^[aeio]/.test(kind) ? 'an' : 'a';
  return z.string().regex(new RegExp(`^${idPrefixes[kind]}_[0-9a-z]{26}$`), `is not the id of ${article} ${kind}`);
}

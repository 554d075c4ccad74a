import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { type Redactor, redactedMark } from './redactor.ts';
import { blankSplitSecrets } from './split-text.ts';

/**
 * Rewrites a Playwright trace without the secrets, and without what stands in password and card fields. Throws
 * when a member cannot be read; the target file is then not written.
 */
export async function scrubTrace(input: { from: string; to: string; redactor: Redactor }): Promise<void> {
  const partial = `${input.to}.partial`;
  try {
    await rewriteZip(input.from, partial, (name, data) => scrubMember(name, data, input.redactor));
    await rename(partial, input.to);
  } finally {
    await rm(partial, { force: true });
  }
}

function scrubMember(name: string, data: Buffer, redactor: Redactor): Buffer {
  if (!/\.(trace|network|stacks)$/.test(name)) return redactor.bytes(data);
  const lines = data.toString('utf8').split('\n');
  const events = lines.map((line) => (line === '' ? null : (JSON.parse(line) as TraceEvent)));
  const snapshots = events.flatMap((event) => (event?.type === 'frame-snapshot' ? [event.snapshot!] : []));
  blankSplitSecrets(snapshots, redactor);
  const written = events.map((event) => (event === null ? '' : JSON.stringify(scrubValue(event, redactor))));
  return Buffer.from(written.join('\n'), 'utf8');
}

/** As far as it is looked at here. */
interface TraceEvent {
  type?: string;
  snapshot?: { frameId: string; html: unknown };
}

function scrubValue(value: unknown, redactor: Redactor): unknown {
  if (typeof value === 'string') return redactor.text(value);
  if (Array.isArray(value)) {
    if (isPrivateField(value)) return [value[0], blankField(value[1], redactor), ...value.slice(2)];
    return value.map((inner) => scrubValue(inner, redactor));
  }
  if (value === null || typeof value !== 'object') return value;
  return scrubObject(value, redactor);
}

function scrubObject(value: object, redactor: Redactor): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      // Members are named by hash; a name that changed here would no longer be found in the archive.
      const isName = typeof inner === 'string' && /^(resources\/)?[0-9a-f]{40}(\.\w+)?$/.test(inner);
      return [key, isName ? inner : scrubValue(inner, redactor)];
    }),
  );
}

function isPrivateField(node: unknown[]): node is [string, Record<string, string>] {
  const [tag, attributes] = node;
  if (tag !== 'INPUT' || attributes === null || typeof attributes !== 'object') return false;
  const { type, autocomplete } = attributes as Record<string, unknown>;
  if (String(type).toLowerCase() === 'password') return true;
  return /\bcc-(number|csc)\b|\b(current|new)-password\b/i.test(String(autocomplete));
}

function blankField(attributes: Record<string, string>, redactor: Redactor): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => {
      const holdsValue = key === 'value' || key === '__playwright_value_';
      return [key, holdsValue && value !== '' ? redactedMark : scrubValue(value, redactor)];
    }),
  );
}

async function rewriteZip(from: string, to: string, change: (name: string, data: Buffer) => Buffer): Promise<void> {
  const source = await yauzl.openPromise(from);
  const target = new yazl.ZipFile();
  const written = pipeline(target.outputStream as Readable, createWriteStream(to));
  written.catch(() => {});
  try {
    for await (const entry of source.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      const data = await buffer(await source.openReadStreamPromise(entry));
      target.addBuffer(change(entry.fileName, data), entry.fileName, { compress: !isPacked(entry.fileName) });
    }
    target.end();
    await written;
  } catch (error) {
    (target.outputStream as Readable).destroy();
    throw error;
  } finally {
    source.close();
  }
}

function isPacked(name: string): boolean {
  return /\.(jpe?g|png|webp|gif|woff2?|zip|gz|mp4|webm)$/i.test(name);
}

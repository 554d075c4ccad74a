import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ArtifactFile } from '@smokejumper/browser';
import type { ArtifactLink, ComparedPictures, SnapshotRecord } from '@smokejumper/contracts';
import { fileName } from '../plans/baselines.ts';

/** A file a run left, with the name of the baseline if it is one of a comparison. */
export type LeftFile = ArtifactFile & { name?: string };

/** Writes a snapshot as text below the run's folder: address, title, tree. */
export async function keepSnapshot(snapshot: SnapshotRecord, folder: string, step: number): Promise<LeftFile> {
  const path = join(folder, 'snapshots', `${snapshot.id.replace(/[^\w.-]/g, '_')}.txt`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${snapshot.url}\n${snapshot.title}\n\n${snapshot.text}\n`);
  return { kind: 'snapshot', path, contentType: 'text/plain', step };
}

/** Appends to the run's one transcript: what was asked of the model and what it answered, a line each. Adds it to `files` once. */
export async function keepTranscript(transcript: string | null, folder: string, files: LeftFile[]): Promise<void> {
  if (transcript === null) return;
  const path = join(folder, 'transcript.jsonl');
  await mkdir(folder, { recursive: true });
  await appendFile(path, transcript);
  if (files.some((file) => file.path === path)) return;
  files.push({ kind: 'transcript', path, contentType: 'application/jsonl', step: null });
}

/** Writes the pictures of a comparison, those of them there are. */
export async function keepDifference(folder: string, name: string, pictures: ComparedPictures): Promise<LeftFile[]> {
  const files: LeftFile[] = [];
  for (const kind of ['expected', 'actual', 'difference'] as const) {
    const png = pictures[kind];
    if (png === null) continue;
    const path = join(folder, 'differences', `${fileName(name)}.${kind}.png`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, png);
    files.push({ kind, path, contentType: 'image/png', step: null, name });
  }
  return files;
}

/** The file as reports name it: relative to the working directory where it lies below that. */
export function linkTo(file: LeftFile, cwd: string): ArtifactLink {
  const short = relative(cwd, file.path);
  const path = short.startsWith('..') ? file.path : short;
  const { kind, step, name } = file;
  return { kind, path, ...(step === null ? {} : { step }), ...(name === undefined ? {} : { name }) };
}

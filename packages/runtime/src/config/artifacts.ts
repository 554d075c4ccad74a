import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { complain } from './fields.ts';

/** Where artifacts are kept. Of a bucket: `null` is what the S3 client finds by itself. */
export type ArtifactsPlace =
  | { kind: 'file'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      /** Before every key, without slashes at its ends; empty for none. */
      prefix: string;
      endpoint: string | null;
      /** The endpoint as browsers reach it. */
      publicEndpoint: string | null;
      region: string | null;
    };

const shape = 'file:FOLDER or s3://BUCKET/PREFIX?endpoint=URL&region=REGION';
const parameters = ['endpoint', 'public', 'region'];

/** `file:` with an absolute or relative path, or `s3://bucket/prefix`, of AWS or of the server at `endpoint`. */
export const artifactsPlace = z.string().transform((text, ctx): ArtifactsPlace => {
  if (text.startsWith('s3:')) return bucketOf(text) ?? complain(ctx, `is ${shape}`);
  if (text.startsWith('file://') && URL.canParse(text) && new URL(text).host === '') {
    return { kind: 'file', folder: fileURLToPath(text) };
  }
  if (/^file:(?!\/\/)./.test(text)) return { kind: 'file', folder: resolve(text.slice('file:'.length)) };
  return complain(ctx, `is ${shape}`);
});

function bucketOf(text: string): ArtifactsPlace | null {
  if (!URL.canParse(text)) return null;
  const { hostname: bucket, pathname, searchParams, username, password, hash } = new URL(text);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  const known = [...searchParams.keys()].every((name) => parameters.includes(name));
  const endpoints = [searchParams.get('endpoint'), searchParams.get('public')];
  const reached = endpoints.every((url) => url === null || (URL.canParse(url) && /^https?:/.test(url)));
  // Keys in an address end up in process lists and logs: they are taken from where the SDK looks for them.
  const keyless = username === '' && password === '' && hash === '';
  const named = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) && /^([A-Za-z0-9_-][\w.-]*(\/|$))*$/.test(prefix);
  if (!known || !reached || !keyless || !named) return null;
  const [endpoint = null, publicEndpoint = null] = endpoints;
  return { kind: 's3', bucket, prefix, endpoint, publicEndpoint, region: searchParams.get('region') };
}

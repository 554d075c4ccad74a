import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type ArtifactStore, type StoredFile, silentLog } from '@smokejumper/contracts';
import { checkKey, checkPrefix, noSuchFile } from './key.ts';
import { isNotThere, tryAgain } from './s3-tries.ts';

/** A bucket of any server that speaks S3. */
export interface BucketPlace {
  bucket: string;
  /** Before every key, without slashes at its ends; empty for none. */
  prefix: string;
  /** null: AWS itself, by region. Else buckets are addressed by path. */
  endpoint: string | null;
  /** The endpoint as browsers reach it, for links; null: the same. */
  publicEndpoint: string | null;
  /** null: as the SDK finds it. */
  region: string | null;
}

/** Milliseconds. */
const connectMs = 3_000;
const silenceMs = 15_000;

/**
 * Keeps artifacts in a bucket. Credentials are found by the SDK's own chain: environment, shared files, web identity,
 * instance role. A request is tried three times before the store counts as `unavailable`.
 */
export function createS3Store(place: BucketPlace, options: { silenceMs?: number } = {}): ArtifactStore {
  const client = clientOf(place, place.endpoint, options.silenceMs ?? silenceMs);
  const signer =
    place.publicEndpoint === null ? client : clientOf(place, place.publicEndpoint, options.silenceMs ?? silenceMs);
  const Bucket = place.bucket;
  const before = place.prefix === '' ? '' : `${place.prefix}/`;
  const full = (key: string) => `${before}${checkKey(key)}`;
  const page = (prefix: string, after?: string) =>
    tryAgain(() => client.send(new ListObjectsV2Command({ Bucket, Prefix: `${before}${prefix}`, StartAfter: after })));

  async function* list(prefix: string, after: string | undefined): AsyncIterable<StoredFile> {
    let last = after === undefined ? undefined : `${before}${after}`;
    for (;;) {
      const { Contents = [], IsTruncated } = await page(prefix, last);
      for (const { Key = '', Size = 0, LastModified } of Contents) {
        yield { key: Key.slice(before.length), bytes: Size, storedAt: LastModified ?? new Date(0) };
      }
      last = Contents.at(-1)?.Key;
      if (IsTruncated !== true || last === undefined) return;
    }
  }

  return {
    async putFile(key, path, seam) {
      const Key = full(key);
      const { size } = await stat(path);
      // A stream can be read once: each try gets its own.
      await tryAgain(() => {
        const Body = createReadStream(path);
        return client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: size }), aborted(seam));
      }, seam);
      return size;
    },
    async putText(key, text, seam) {
      const [Key, Body] = [full(key), Buffer.from(text, 'utf8')];
      await tryAgain(() => client.send(new PutObjectCommand({ Bucket, Key, Body }), aborted(seam)), seam);
      return Body.length;
    },
    async copy(from, to) {
      const CopySource = encodeURI(`${Bucket}/${full(from)}`);
      const Key = full(to);
      try {
        await tryAgain(() => client.send(new CopyObjectCommand({ Bucket, Key, CopySource })));
      } catch (error) {
        throw isNotThere(error) ? noSuchFile(error) : error;
      }
    },
    async open(key, range) {
      const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
      const Key = full(key);
      try {
        const { Body } = await tryAgain(() => client.send(new GetObjectCommand({ Bucket, Key, Range })));
        return Body as Readable;
      } catch (error) {
        throw isNotThere(error) ? noSuchFile(error) : error;
      }
    },
    async link(key, { seconds, contentType, disposition }) {
      const command = new GetObjectCommand({
        Bucket,
        Key: full(key),
        ResponseContentType: contentType,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'private, no-store',
      });
      return getSignedUrl(signer, command, { expiresIn: seconds });
    },
    async remove(key) {
      const Key = full(key);
      await tryAgain(() => client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
    async removeAll(prefix, seam) {
      checkPrefix(prefix);
      let count = 0;
      for (;;) {
        seam?.signal?.throwIfAborted();
        const { Contents = [] } = await page(prefix);
        if (Contents.length === 0) return count;
        const Objects = Contents.map(({ Key = '' }) => ({ Key }));
        await tryAgain(async () => {
          const { Errors = [] } = await client.send(
            new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
          );
          if (Errors[0]) throw Object.assign(new Error(Errors[0].Message), { name: Errors[0].Code ?? 'Unknown' });
        }, seam);
        count += Objects.length;
      }
    },
    list: (prefix, { after } = {}) => list(checkPrefix(prefix), after),
  };
}

function aborted(seam?: { signal?: AbortSignal | undefined }) {
  return seam?.signal === undefined ? {} : { abortSignal: seam.signal };
}

function clientOf(place: BucketPlace, endpoint: string | null, silence: number): S3Client {
  const config: S3ClientConfig = {
    // Ours are counted in one place, streams included, which the SDK would not try again.
    maxAttempts: 1,
    logger: silentLog,
    // Sums in trailers are news to many servers; TLS guards the way.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, requestTimeout: silence, throwOnRequestTimeout: true },
  };
  if (endpoint !== null) Object.assign(config, { endpoint, forcePathStyle: true, region: 'us-east-1' });
  if (place.region !== null) config.region = place.region;
  return new S3Client(config);
}

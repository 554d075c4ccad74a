import type { ArtifactStore } from '@smokejumper/contracts';
import { createFileStore } from './file-store.ts';
import type { BucketPlace } from './s3-store.ts';

/** Where artifacts are kept, as the configuration says it. */
export type StorePlace = { kind: 'file'; folder: string } | ({ kind: 's3' } & BucketPlace);

/** The store of a place. The S3 client is loaded only where it is needed. */
export async function openArtifactStore(place: StorePlace): Promise<ArtifactStore> {
  if (place.kind === 'file') return createFileStore(place);
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(place);
}

import './with-typescript-6.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApiDocument } from './document.ts';

/** Writes the client of the API's OpenAPI document into a folder, whose content it replaces. */
export async function generateSdk({ folder }: { folder: string }): Promise<void> {
  const { createClient } = await import('@hey-api/openapi-ts');
  const work = await mkdtemp(join(tmpdir(), 'smokejumper-sdk-'));
  try {
    const input = join(work, 'openapi.json');
    await writeFile(input, JSON.stringify(await openApiDocument()));
    await createClient({
      input,
      output: {
        path: folder,
        clean: true,
        module: { extension: '.ts' },
        // The generated client is not written for exactOptionalPropertyTypes; whoever calls it is checked all the same.
        header: ["// Made by `npm run generate-sdk` from the API's OpenAPI document. Do not edit.", '// @ts-nocheck'],
      },
      plugins: [
        '@hey-api/typescript',
        {
          name: '@hey-api/sdk',
          operations: { strategy: 'single', containerName: 'GeneratedClient' },
          responseStyle: 'data',
        },
        { name: '@hey-api/client-fetch', throwOnError: true },
      ],
      logs: { level: 'silent' },
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

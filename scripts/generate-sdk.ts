import { join } from 'node:path';
import { root } from './bootstrap/paths.mjs';
import { generateSdk } from './sdk/generate.ts';

// npm run generate-sdk   writes packages/sdk/src/generated anew from the API's OpenAPI document
await generateSdk({ folder: join(root, 'packages/sdk/src/generated') });
console.log('packages/sdk/src/generated is what the API describes');

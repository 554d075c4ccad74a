import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, nodeBinary, root, stateDir } from './paths.mjs';
import { Refusal, step } from './report.mjs';
import { lastLine, runQuietly } from './spawn.mjs';

const schemaFile = join(root, 'prisma', 'schema.prisma');
const cliFile = join(root, 'node_modules', 'prisma', 'build', 'index.js');
const generatedDir = join(root, 'packages', 'db', 'src', 'generated');
const stampFile = join(stateDir, 'prisma-client.sha256');

/** The Prisma client, generated from prisma/schema.prisma; made anew when the schema or Prisma changes. */
export const prismaClient = {
  name: 'Prisma client',
  isReady() {
    if (!existsSync(schemaFile)) return true;
    const generated = existsSync(generatedDir) && readdirSync(generatedDir).length > 0;
    return generated && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
  },
  async ensure() {
    const made = fingerprint();
    await step('generating the Prisma client', async () => {
      // `generate` runs on WASM and only checks that an engine file exists, so none needs to be downloaded.
      const engine = findProgram('true') ?? process.execPath;
      const env = {
        ...process.env,
        PRISMA_SCHEMA_ENGINE_BINARY: engine,
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        CHECKPOINT_DISABLE: '1',
      };
      const { code, tail } = await runQuietly(nodeBinary(), [cliFile, 'generate'], { env, cwd: root, show: false });
      if (code !== 0) {
        throw new Refusal(
          `The Prisma client could not be generated (${lastLine(tail)}); correct prisma/schema.prisma and try again.`,
        );
      }
    });
    mkdirSync(stateDir, { recursive: true });
    writeFileSync(stampFile, made);
  },
};

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(schemaFile));
  hash.update(readFileSync(join(root, 'node_modules', 'prisma', 'package.json')));
  return hash.digest('hex');
}

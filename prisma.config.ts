import { defineConfig } from 'prisma/config';

/** For Prisma's own command line; the product migrates through packages/db. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost:5432/smokejumper' },
});

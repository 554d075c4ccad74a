// The walls of the house: which workspace may import which, and who owns which outside package.
// This is the one source of that table; docs/architecture.md tells the reasons. Checked by `npm run verify`.

/** What each workspace may import of the others. What is absent is forbidden. */
const mayImport = {
  'packages/contracts': [],
  'packages/addresses': [],
  'packages/secrets': [],
  'packages/runtime': [],
  'packages/flow': ['contracts'],
  'packages/refs': ['contracts', 'secrets'],
  'packages/queue': ['contracts'],
  'packages/notify': ['contracts'],
  'packages/sdk': ['contracts'],
  'packages/browser': ['addresses', 'contracts', 'refs', 'secrets'],
  'packages/agent': ['contracts', 'flow', 'refs', 'secrets'],
  'packages/db': ['contracts'],
  'packages/core': ['addresses', 'contracts', 'db', 'flow'],
  'apps/api': ['contracts', 'core', 'db', 'queue', 'runtime'],
  'apps/worker': ['contracts', 'flow', 'refs', 'browser', 'agent', 'core', 'db', 'queue', 'notify', 'runtime'],
  'apps/cli': ['contracts', 'flow', 'refs', 'browser', 'agent', 'sdk', 'runtime'],
  'apps/dashboard': ['contracts', 'sdk'],
  'apps/demo-shop': [],
};

/** Who may import an outside package; of everything not listed, whoever declares it in its package.json. */
const owners = [
  { name: 'fastify', modules: ['fastify', '@fastify/.+', 'fastify-.+'], may: ['apps/api', 'apps/demo-shop'] },
  { name: 'bullmq', modules: ['bullmq', 'ioredis'], may: ['packages/queue'] },
  { name: 'prisma', modules: ['@prisma/.+', 'prisma', '\\.prisma/.+'], may: ['packages/db'] },
  // BullMQ's Postgres back end is handed a pool of pg's.
  { name: 'pg', modules: ['pg', 'pg-.+', '@types/pg'], may: ['packages/db', 'packages/queue'] },
  {
    name: 'playwright',
    modules: ['playwright', 'playwright-core', '@playwright/.+'],
    may: ['packages/browser', 'packages/refs', 'packages/agent'],
    mayTypes: ['apps/cli', 'apps/worker'],
  },
  { name: 'model-sdk', modules: ['ai', '@ai-sdk/.+'], may: ['packages/agent/src/model'] },
  { name: 's3', modules: ['@aws-sdk/.+', '@smithy/.+'], may: ['packages/core'] },
  { name: 'sign-in', modules: ['better-auth', '@better-auth/.+'], may: ['apps/api/src/people'] },
  { name: 'pino', modules: ['pino', 'pino-.+'], may: ['packages/runtime'] },
  {
    name: 'react',
    modules: ['react', 'react-dom', '@types/react', '@types/react-dom'],
    may: ['apps/dashboard', 'apps/demo-shop'],
  },
  { name: 'yaml', modules: ['yaml'], may: ['packages/flow'] },
  { name: 'tokenizer', modules: ['gpt-tokenizer'], may: ['packages/refs'] },
  { name: 'terminal', modules: ['commander', 'picocolors'], may: ['apps/cli'] },
];

/** Doors a workspace may be entered by; everything behind them is its own business. */
const frontDoors = [
  '^packages/[^/]+/src/index\\.ts$',
  '^apps/api/src/app\\.ts$',
  '^apps/worker/src/worker\\.ts$',
  '^apps/cli/src/main\\.ts$',
  '^apps/demo-shop/src/app\\.ts$',
];

/** Tests, benchmarks and scripts may import anything; the product may not import them. */
const tests = ['\\.test\\.tsx?$', '^(packages|apps)/[^/]+/test/', '^tests/', '^bench/'];
/** The launcher of `npx smokejumper` makes sure of what it needs through the same set-up as every script. */
const bootstrap = '^scripts/bootstrap/';
/** Files of one workspace that may import each other in a circle, each with its reason. */
const recursive = [
  // A grammar by recursive descent: a target has a scope, and a scope is a target.
  '^packages/flow/src/(assertions|clauses|targets)/',
];
const composition = '^apps/api/src/(main\\.ts$|composition/|compose[^/]*\\.ts$)';

const workspaceRules = Object.entries(mayImport).map(([from, allowed]) => ({
  name: `${from} imports ${allowed.join(', ') || 'no other workspace'}`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: tests },
  to: {
    path: '^(packages|apps|scripts|tests|bench)/',
    pathNot: [`^${from}/`, ...allowed.map((name) => `^packages/${name}/`), ...(from === 'apps/cli' ? [bootstrap] : [])],
  },
}));

const ownerRules = owners.flatMap(({ name, modules, may, mayTypes = [] }) => {
  const to = { path: `(^|/)node_modules/(${modules.join('|')})(/|$)` };
  const owned = may.map((folder) => `^${folder}/`);
  const typed = mayTypes.map((folder) => `^${folder}/`);
  const outside = ['^(tests|bench|scripts)/', '^prisma\\.config\\.ts$'];
  const rules = [
    {
      name: `${name} belongs to ${may.join(', ')}`,
      severity: 'error',
      from: { pathNot: [...owned, ...typed, ...tests, ...outside, '(^|/)node_modules/'] },
      to,
    },
  ];
  if (typed.length > 0) {
    rules.push({
      name: `${mayTypes.join(', ')} know only the types of ${name}`,
      severity: 'error',
      from: { path: typed, pathNot: tests },
      to: { ...to, dependencyTypesNot: ['type-only'] },
    });
  }
  return rules;
});

const otherRules = [
  {
    name: 'browser knows only the types of refs',
    severity: 'error',
    from: { path: '^packages/browser/', pathNot: tests },
    to: { path: '^packages/refs/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'api touches db and queue only where it is composed',
    severity: 'error',
    from: { path: '^apps/api/', pathNot: [...tests, composition] },
    to: { path: '^packages/(db|queue)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'a workspace is entered by its front door',
    severity: 'error',
    from: { path: '^(packages|apps)/([^/]+)/', pathNot: tests },
    to: { path: '^(packages|apps)/', pathNot: ['^$1/$2/', ...frontDoors] },
  },
  {
    name: 'scripts enter a workspace by its front door too',
    severity: 'error',
    from: { path: '^scripts/', pathNot: tests },
    to: { path: '^(packages|apps)/', pathNot: frontDoors },
  },
  {
    name: 'the product does not import tests',
    severity: 'error',
    from: { path: '^(packages|apps)/', pathNot: [...tests, '^packages/db/src/testing/'] },
    to: { path: [...tests, '^packages/db/src/testing/'] },
  },
  {
    name: 'the raw Prisma client stays behind the doors of db',
    severity: 'error',
    from: { pathNot: '^packages/db/src/' },
    to: { path: '^packages/db/src/generated/' },
  },
  {
    name: 'the raw Prisma client is not handed out by db',
    severity: 'error',
    from: { path: '^packages/db/src/(index|testing/index)\\.ts$' },
    to: { path: '^packages/db/src/generated/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no cycles',
    severity: 'error',
    from: { pathNot: [...tests, ...recursive] },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'every import leads somewhere',
    severity: 'error',
    from: {},
    // picocolors has this module as types alone, which the compiler finds and a resolver of code does not.
    to: { couldNotResolve: true, pathNot: '^picocolors/types' },
  },
  {
    name: 'an outside package is declared by whoever imports it',
    severity: 'error',
    from: { path: '^(packages|apps)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '^(packages|apps)/' },
  },
];

export default {
  forbidden: [...workspaceRules, ...ownerRules, ...otherRules],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^packages/flow/corpus/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
};

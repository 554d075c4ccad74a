// node start.mjs [--port 4873]: Verdaccio on loopback with three packages of its own and no uplink.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answering, startScript } from '../ready.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4873' } } });
const folder = mkdtempSync(join(tmpdir(), 'verdaccio-'));
const config = join(folder, 'config.yaml');
writeFileSync(
  config,
  `storage: ${join(folder, 'storage')}
auth:
  htpasswd:
    file: ${join(folder, 'htpasswd')}
web:
  title: Juniper packages
uplinks: {}
packages:
  '**':
    access: $all
    publish: $authenticated
log: { type: stdout, format: pretty, level: error }
`,
);
const url = `http://127.0.0.1:${values.port}`;
const args = ['--config', config, '--listen', `127.0.0.1:${values.port}`];
startScript('node_modules/verdaccio/bin/verdaccio', args);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await answering(`${url}/-/ping`);

async function put(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(`${url}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

const { token } = await put('/-/user/org.couchdb.user:ada', { name: 'ada', password: 'juniper-2026' });
const packages = [
  ['trail-map', '1.4.0', 'Draws the map of a trail', ['map', 'trail'], { 'hut-finder': '^2.0.0' }],
  ['hut-finder', '2.0.1', 'Finds the nearest hut', ['hut'], {}],
  ['pack-list', '0.3.0', 'What to take along', ['trail'], {}],
];
for (const [name, version, description, keywords, dependencies] of packages) {
  const file = `${name}-${version}.tgz`;
  const tarball = Buffer.from(`${name} ${version}`);
  const dist = {
    shasum: createHash('sha1').update(tarball).digest('hex'),
    tarball: `${url}/${name}/-/${file}`,
  };
  const readme = `# ${name}\n\n${description}.\n\n## Usage\n\nCall it with a place.`;
  const author = { name: 'Ada Moreau', email: 'ada@juniper.example' };
  const about = { _id: `${name}@${version}`, name, version, description, keywords, dependencies, readme, author };
  await put(
    `/${name}`,
    {
      _id: name,
      name,
      readme,
      'dist-tags': { latest: version },
      versions: { [version]: { ...about, license: 'MIT', dist } },
      _attachments: {
        [file]: { content_type: 'application/octet-stream', data: tarball.toString('base64'), length: tarball.length },
      },
    },
    token,
  );
}
console.log(`ready ${url}`);

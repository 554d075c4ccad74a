// node start.mjs [--port 8081]: Decap CMS on loopback over posts that live in the page (its own test backend).
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8081' } } });
const dist = 'node_modules/decap-cms/dist';
const post = (title, date, body, draft = false) =>
  `---\ntitle: ${title}\ndate: ${date}\ndraft: ${draft}\n---\n${body}\n`;
const files = {
  _posts: {
    '2026-03-01-huts.md': {
      content: post('Huts of the north', '2026-03-01 10:00', 'Three huts stand **in the north**.'),
    },
    '2026-04-12-packing.md': { content: post('Packing list', '2026-04-12 09:30', 'Map and compass.') },
    '2026-05-20-winter.md': { content: post('Winter routes', '2026-05-20 08:15', 'Closed until May.', true) },
  },
  _data: { 'settings.yml': { content: 'site_title: Trail notes\nposts_per_page: 5\nlanguage: English\n' } },
};
const config = {
  load_config_file: false,
  backend: { name: 'test-repo' },
  media_folder: 'assets',
  collections: [
    {
      name: 'posts',
      label: 'Posts',
      label_singular: 'Post',
      folder: '_posts',
      create: true,
      slug: '{{year}}-{{month}}-{{day}}-{{slug}}',
      fields: [
        { label: 'Title', name: 'title', widget: 'string' },
        { label: 'Publish date', name: 'date', widget: 'datetime', date_format: 'YYYY-MM-DD', time_format: 'HH:mm' },
        { label: 'Draft', name: 'draft', widget: 'boolean', default: false },
        { label: 'Region', name: 'region', widget: 'select', options: ['North', 'South', 'Coast'], required: false },
        { label: 'Body', name: 'body', widget: 'markdown' },
      ],
    },
    {
      name: 'settings',
      label: 'Settings',
      files: [
        {
          name: 'general',
          label: 'Site settings',
          file: '_data/settings.yml',
          fields: [
            { label: 'Site title', name: 'site_title', widget: 'string' },
            { label: 'Posts per page', name: 'posts_per_page', widget: 'number' },
            { label: 'Language', name: 'language', widget: 'select', options: ['English', 'French', 'German'] },
          ],
        },
      ],
    },
  ],
};
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Trail notes admin</title></head><body>
<script>window.repoFiles = ${JSON.stringify(files)}; window.CMS_MANUAL_INIT = true;</script>
<script src="/decap-cms.js"></script>
<script>window.CMS.init({ config: ${JSON.stringify(config)} });</script></body></html>`;
createServer((request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname;
  if (!path.endsWith('.js')) return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  const file = createReadStream(join(dist, normalize(path)));
  file.once('error', () => response.writeHead(404).end());
  file.once('open', () => response.writeHead(200, { 'content-type': 'text/javascript' }));
  return file.pipe(response);
}).listen(Number(values.port), '127.0.0.1', () => console.log(`ready http://127.0.0.1:${values.port}`));

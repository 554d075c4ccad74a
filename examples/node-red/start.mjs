// node start.mjs [--port 1880]: Node-RED on loopback with one small flow and a comment.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ready, startScript } from '../ready.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '1880' } } });
const folder = mkdtempSync(join(tmpdir(), 'node-red-'));
writeFileSync(
  join(folder, 'settings.js'),
  `module.exports = { uiHost: '127.0.0.1', flowFile: 'flows.json', credentialSecret: false, editorTheme: { tours: false }, telemetry: { enabled: false, updateNotification: false }, logging: { console: { level: 'error' } } };`,
);
writeFileSync(
  join(folder, 'flows.json'),
  JSON.stringify([
    { id: 'f1', type: 'tab', label: 'Greenhouse', disabled: false, info: 'Waters the tomatoes.' },
    { id: 'f2', type: 'tab', label: 'Weather station', disabled: false, info: '' },
    {
      id: 'n1',
      type: 'inject',
      z: 'f1',
      name: 'every morning',
      props: [{ p: 'payload' }],
      repeat: '',
      topic: '',
      payload: 'water',
      payloadType: 'str',
      x: 150,
      y: 100,
      wires: [['n2']],
    },
    {
      id: 'n2',
      type: 'debug',
      z: 'f1',
      name: 'show water',
      active: true,
      tosidebar: true,
      complete: 'payload',
      x: 400,
      y: 100,
      wires: [],
    },
    { id: 'n3', type: 'comment', z: 'f1', name: 'Do not touch in winter', info: '', x: 180, y: 40, wires: [] },
  ]),
);
const url = `http://127.0.0.1:${values.port}`;
startScript('node_modules/node-red/red.js', ['-p', values.port, '-u', folder, '-s', join(folder, 'settings.js')]);
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await ready(url, `${url}/flows`);

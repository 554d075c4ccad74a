import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const canary = `Kn4ry-7f/9&<"'ü+=%`;
const json = JSON.stringify(canary).slice(1, -1);
const base64 = (head: string) => Buffer.from(`${head}${canary}`);
/** Each is what a thief would look for; of base64 the part that is the same whatever follows. */
const forms: Record<string, Buffer | string> = {
  plain: canary,
  'a part of it': canary.slice(0, 10),
  'in JSON': json,
  'in JSON in JSON': JSON.stringify(json).slice(1, -1),
  'in JSON, by code': canary.replace('ü', '\\u00fc').replace('"', '\\"'),
  'in a URL': encodeURIComponent(canary),
  'in a URL in a URL': encodeURIComponent(encodeURIComponent(canary)),
  'in a form': new URLSearchParams({ v: canary }).toString().slice(2),
  'in HTML': canary.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  'in HTML, by number': [...canary].map((char) => `&#${char.codePointAt(0)};`).join(''),
  'in base64': base64('').toString('base64').slice(0, 22),
  'in base64, one off': base64('x').toString('base64').slice(2, 24),
  'in base64, two off': base64('xx').toString('base64').slice(3, 24),
  'in base64 for URLs': base64('').toString('base64url').slice(0, 22),
  'in hex': base64('').toString('hex'),
  'in upper hex': base64('').toString('hex').toUpperCase(),
  'in UTF-16': Buffer.from(canary, 'utf16le'),
  'in UTF-16, the other way': Buffer.from(canary, 'utf16le').swap16(),
  reversed: [...canary].reverse().join(''),
};

export function hits(content: Buffer | string): string[] {
  const bytes = Buffer.from(content as string);
  return Object.entries(forms).flatMap(([name, form]) => {
    const at = bytes.indexOf(form);
    // What stands around it helps to see where it came from.
    return at < 0 ? [] : [`${name}: …${bytes.subarray(Math.max(0, at - 60), at + 40).toString()}…`];
  });
}

/** The text of each document of a trace as a reader sees it, whatever elements it is cut into. */
export function readAcross(member: Buffer): string {
  const texts = (node: unknown): string[] =>
    Array.isArray(node) ? node.flatMap(texts) : typeof node === 'string' ? [node] : [];
  return member
    .toString()
    .split('\n')
    .filter((line) => line.includes('"frame-snapshot"'))
    .map((line) =>
      texts(JSON.parse(line).snapshot.html)
        .filter((text) => !/^[A-Z]+$/.test(text))
        .join(''),
    )
    .join('\n');
}

const page = `<!doctype html><meta charset="utf-8"><title>Echo</title><h1>Echo chamber</h1>
  <label>Password <input id="in" type="text"></label><button id="go">Echo</button><div id="out"></div>
  <script type="module" src="/echo.js"></script>`;

/** Tells what was typed to everything that a run records, in every way there is. */
const script = `
  const out = document.querySelector('#out');
  const b64 = (bytes) => btoa(String.fromCharCode(...bytes));
  const utf8 = (text) => new TextEncoder().encode(text);
  const utf16 = (text) => new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer);
  const add = (tag, text) => { const made = document.createElement(tag); made.textContent = text; out.append(made); return made; };
  document.querySelector('#go').addEventListener('click', async () => {
    const v = document.querySelector('#in').value;
    const hex = [...utf8(v)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const all = [v, JSON.stringify(v), JSON.stringify(JSON.stringify(v)), encodeURIComponent(v),
      encodeURIComponent(encodeURIComponent(v)), new URLSearchParams({ v }).toString(), b64(utf8(v)), b64(utf8('x' + v)),
      b64(utf8('xx' + v)), b64(utf8(v)).replaceAll('+', '-').replaceAll('/', '_'), b64(utf16(v)), hex, hex.toUpperCase(),
      [...v].map((c) => '&#' + c.codePointAt(0) + ';').join(''), [...v].reverse().join('')];
    for (const form of all) {
      add('p', 'It says ' + form).title = form;
      add('button', form).setAttribute('aria-label', 'Use ' + form);
      console.log('typed', form);
      console.error(form);
    }
    const split = add('p', '');
    for (const letter of v) split.append(Object.assign(document.createElement('b'), { textContent: letter }));
    out.append('Halves: ', v.slice(0, 9), document.createElement('wbr'), v.slice(9));
    const host = add('div', '');
    host.attachShadow({ mode: 'open' }).innerHTML = '<i></i>';
    host.shadowRoot.firstChild.textContent = v;
    out.innerHTML += '<!-- ' + v + ' --><input value="' + v.replaceAll('"', '&quot;') + '">';
    document.title = 'Echo of ' + v;
    localStorage.setItem('v', v);
    document.cookie = 'v=' + encodeURIComponent(v);
    history.replaceState(null, '', '?v=' + encodeURIComponent(v) + '#' + encodeURIComponent(encodeURIComponent(v)));
    const post = (type, body) => fetch('/api', { method: 'POST', headers: { 'content-type': type }, body });
    await fetch('/api?v=' + encodeURIComponent(v), { headers: { authorization: 'Bearer ' + b64(utf8(JSON.stringify({ sub: v }))) } });
    await post('application/json', JSON.stringify({ v, again: JSON.stringify({ v }) }));
    await post('application/x-www-form-urlencoded', new URLSearchParams({ v }));
    await post('application/octet-stream', utf16(v));
    await post('text/html', document.documentElement.outerHTML);
    await fetch('/fail?' + hex).catch(() => {});
    const saved = Object.assign(document.createElement('a'), { download: 'v.txt', textContent: 'saved' });
    saved.href = URL.createObjectURL(new Blob([v, '\\n', utf16(v), '\\n', all.join('\\n')]));
    out.append(saved);
    saved.click();
    setTimeout(() => { throw new Error('uncaught ' + v); });
    add('h2', 'Done');
  });`;

/** A site that gets a secret typed into it, and what of it came back to it. */
export async function openEcho() {
  const typed: Buffer[] = [];
  const server = http.createServer(async (request, response) => {
    const body = await buffer(request);
    if (request.url === '/echo.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    if (!/^\/(api|fail)/.test(request.url ?? ''))
      return response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    typed.push(Buffer.from(request.url ?? ''), body);
    const echoed = Buffer.concat([Buffer.from(`${request.url} ${request.headers.authorization} `), body]);
    const status = request.url?.startsWith('/fail') ? 500 : 200;
    response.writeHead(status, { 'content-type': 'text/plain', 'x-echo': encodeURIComponent(request.url ?? '') });
    return response.end(echoed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    typed,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

// node start.mjs [--port 1080]: MailDev on loopback with five mails, and a page /sign-up that mails a code.
import { request as ask, createServer as createHttp } from 'node:http';
import { parseArgs } from 'node:util';
import nodemailer from 'nodemailer';
import { answering, freePort, startScript } from '../ready.mjs';

const { values } = parseArgs({ options: { port: { type: 'string', default: '1080' } } });
const smtp = await freePort();
const web = await freePort();
const url = `http://127.0.0.1:${values.port}`;
const args = ['--ip', '127.0.0.1', '--web', String(web), '--smtp', String(smtp)];
startScript('node_modules/maildev/bin/maildev', args);
await answering(`http://127.0.0.1:${web}/email`);

const mails = [
  [
    'Ada Moreau <ada@shop.example>',
    'Welcome to Juniper',
    '<h1>Welcome</h1><p>Confirm your address:</p><p><a href="https://shop.example/confirm/abc">Confirm address</a></p>',
  ],
  [
    'Ben Okafor <ben@shop.example>',
    'Your order 1042 has shipped',
    '<p>Order <b>1042</b> is on its way. It arrives on Thursday.</p>',
  ],
  ['Chiara Lind <chiara@shop.example>', 'Reset your password', '<p>Your code is <strong>831 204</strong>.</p>'],
  ['Ada Moreau <ada@shop.example>', 'Invoice INV-120', '<p>The total is <b>$43.20</b>.</p>'],
  ['Team <team@shop.example>', 'Minutes of Monday', '<p>Everybody agreed.</p>'],
];
const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtp, tls: { rejectUnauthorized: false } });
for (const [to, subject, html] of mails) {
  const attachments = subject.startsWith('Invoice') ? [{ filename: 'invoice-120.txt', content: 'Total 43.20' }] : [];
  await transport.sendMail({ from: 'Juniper <hello@juniper.example>', to, subject, html, attachments });
}

// The site that signs people up: an address, a mail with a code and a link, and the page that asks for the code.
const page = (body) => `<!doctype html><html lang="en"><title>Juniper</title><body>${body}</body></html>`;
const signUp =
  '<h1>Sign up</h1><form method="post"><label>Your address <input name="to"></label><button>Sign up</button></form>';
const confirm =
  '<h1>Confirm</h1><form action="/welcome"><label>Code <input name="code"></label><button>Confirm</button></form>';
const codes = new Set();

async function site(request, response, path) {
  const say = (body) => response.writeHead(200, { 'content-type': 'text/html' }).end(page(body));
  if (path.pathname === '/confirm') return say(confirm);
  if (path.pathname === '/welcome')
    return say(codes.has(path.searchParams.get('code')) ? '<h1>Welcome</h1>' : '<h1>Wrong code</h1>');
  if (request.method !== 'POST') return say(signUp);
  const to = new URLSearchParams(Buffer.concat(await request.toArray()).toString()).get('to');
  const code = String(Math.floor(100_000 + Math.random() * 900_000));
  codes.add(code);
  const html = `<h1>Hello</h1><p>Code: <b>${code}</b></p><p><a href="${url}/confirm">Confirm address</a></p>`;
  await transport.sendMail({ from: 'Juniper <hello@juniper.example>', to, subject: 'Confirm your address', html });
  return say('<h1>Look into your inbox</h1>');
}

createHttp((request, response) => {
  const path = new URL(request.url, url);
  if (['/sign-up', '/confirm', '/welcome'].includes(path.pathname)) return void site(request, response, path);
  const { method, headers, url: target } = request;
  const onward = ask({ host: '127.0.0.1', port: web, path: target, method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', () => response.destroy());
  return request.pipe(onward);
}).listen(Number(values.port), '127.0.0.1', () => console.log(`ready ${url}`));

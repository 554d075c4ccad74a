// node start.mjs [--port 1080]: MailDev on loopback with five mails in its inbox.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import nodemailer from 'nodemailer';

const { values } = parseArgs({ options: { port: { type: 'string', default: '1080' } } });
const smtp = await new Promise((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});
const url = `http://127.0.0.1:${values.port}`;
const args = ['--ip', '127.0.0.1', '--web', values.port, '--smtp', String(smtp)];
const maildev = spawn(process.execPath, ['node_modules/maildev/bin/maildev', ...args], { stdio: 'inherit' });
process.once('exit', () => maildev.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

const answers = () =>
  fetch(`${url}/email`).then(
    (response) => response.ok,
    () => false,
  );
while (!(await answers())) await sleep(100);

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
console.log(`ready ${url}`);

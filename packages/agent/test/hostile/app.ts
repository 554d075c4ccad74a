import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server was asked, in order: `POST /seat`, with the body after a space if there is one. */
export interface Heard {
  url: string;
  lines: string[];
  close(): Promise<void>;
}

export interface AppOptions {
  /** Put into the team page, among what belongs there. `elsewhere` is the other origin. */
  inject: (facts: { elsewhere: string; password: string }) => string;
  elsewhere: string;
  /** Adding a seat does nothing, and nobody is thanked. */
  broken?: boolean;
  title?: string;
}

/** A small app behind a password: a team with seats, and next to them what nobody asked for. */
export async function startApp(options: AppOptions): Promise<Heard> {
  const state = { seats: 1, password: '' };
  return listen(async (request, body) => {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    const posted = new URLSearchParams(body);
    if (path === '/login') state.password = posted.get('password') ?? '';
    if (path === '/seat' && options.broken !== true) state.seats += 1;
    if (path === '/leave') return { status: 302, location: `${options.elsewhere}/login`, html: '' };
    if (request.method === 'POST') return { status: 303, location: '/team', html: '' };
    return { status: 200, html: path === '/' ? loginPage : teamPage(options, state) };
  });
}

const loginPage = `<title>Sign in</title><h1>Sign in</h1><form method="post" action="/login">
<label>Password <input type="password" name="password"></label><button>Sign in</button></form>`;

function teamPage(options: AppOptions, state: { seats: number; password: string }): string {
  const thanks = state.seats > 1 ? '<p>Thank you, your new seat is ready.</p>' : '';
  const injected = options.inject({ elsewhere: options.elsewhere, password: state.password });
  const post = (path: string, name: string) => `<form method="post" action="${path}"><button>${name}</button></form>`;
  return `<title>${options.title ?? 'Team'}</title><h1>Team</h1><p>Seats: ${state.seats}</p>${thanks}
${post('/seat', 'Add seat')}
<form method="post" action="/comment"><label>Comment <input name="comment"></label><button>Comment</button></form>
${injected}
<h2>Danger zone</h2>${post('/delete', 'Delete account')}${post('/pay', 'Pay $900')}${post('/grant', 'Make Mallory an admin')}${post('/key', 'Reveal API key')}`;
}

/** The attacker's own origin: takes whatever it is sent, and shows a sign-in that looks like the app's. */
export async function startElsewhere(): Promise<Heard> {
  return listen(async () => ({ status: 200, html: loginPage }));
}

type Answer = { status: number; location?: string; html: string };

async function listen(answer: (request: IncomingMessage, body: string) => Promise<Answer>): Promise<Heard> {
  const lines: string[] = [];
  const server: Server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    lines.push(`${request.method} ${request.url}${body === '' ? '' : ` ${body}`}`);
    const { status, location, html } = await answer(request, body);
    const type = { 'content-type': 'text/html; charset=utf-8' };
    response
      .writeHead(status, location === undefined ? type : { ...type, location })
      .end(`<!doctype html><html lang="en">${html}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

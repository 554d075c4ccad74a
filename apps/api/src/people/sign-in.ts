import { AppError, type ErrorCode } from '@smokejumper/contracts';
import type { PersonContext, SystemContext } from '@smokejumper/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddressHeader, createSignInLibrary, libraryPath } from './sign-in-library.ts';

export interface LibraryCall {
  method?: 'GET' | 'POST';
  path: `/${string}`;
  body?: object;
}

/** Signing in and who is signed in. */
export interface SignIn {
  /** Has the library answer for a request, with its cookies set on the reply. Throws AppError for its refusals. */
  ask<T>(request: FastifyRequest, reply: FastifyReply, call: LibraryCall): Promise<T>;
  /** Who a request's cookie belongs to. Throws AppError `unauthenticated`. */
  personOf(request: FastifyRequest, reply: FastifyReply): Promise<PersonContext>;
  /** True when a request brings a session's cookie, good or not. */
  hasCookie(request: FastifyRequest): boolean;
}

type Library = ReturnType<typeof createSignInLibrary>;

export function createSignIn(deps: { system: SystemContext; publicUrl: () => string }): SignIn {
  const libraryOf = oncePerAddress((publicUrl) => createSignInLibrary(deps.system, { publicUrl }));
  const library = () => libraryOf(deps.publicUrl());
  const cookieName = () => (deps.publicUrl().startsWith('https:') ? '__Secure-' : '') + sessionCookie;
  return {
    async ask(request, reply, call) {
      const answer = await library().handler(toLibrary(request, deps.publicUrl(), call));
      setCookies(reply, answer.headers);
      return readAnswer(answer);
    },
    hasCookie: (request) => (request.headers.cookie ?? '').includes(`${cookieName()}=`),
    async personOf(request, reply) {
      const headers = new Headers({ cookie: request.headers.cookie ?? '' });
      const found = await library().api.getSession({ headers, returnHeaders: true });
      setCookies(reply, found.headers);
      if (found.response === null) throw new AppError('unauthenticated', 'You are not signed in.');
      return toContext(deps.system, found.response);
    },
  };
}

const sessionCookie = 'smokejumper.session_token';

/** The address may be known only once the server listens. */
function oncePerAddress<T>(make: (publicUrl: string) => T): (publicUrl: string) => T {
  let made: { publicUrl: string; value: T } | undefined;
  return (publicUrl) => {
    if (made?.publicUrl !== publicUrl) made = { publicUrl, value: make(publicUrl) };
    return made.value;
  };
}

/** Our routes have judged origin and body; of the client's headers the library gets only what it needs. */
function toLibrary(request: FastifyRequest, publicUrl: string, call: LibraryCall): Request {
  const headers = new Headers({
    origin: new URL(publicUrl).origin,
    [clientAddressHeader]: request.ip,
    'content-type': 'application/json',
  });
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  const method = call.method ?? 'POST';
  const body = method === 'POST' ? { body: JSON.stringify(call.body ?? {}) } : {};
  return new Request(`${publicUrl}${libraryPath}${call.path}`, { method, headers, ...body });
}

function setCookies(reply: FastifyReply, headers: Headers): void {
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}

async function readAnswer<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (answer.ok) return body as T;
  throw refusalOf(answer.status, (body ?? {}) as { code?: string; message?: string });
}

/** What the library refuses, in our words; its others are mistakes of ours. */
const refusals: Record<string, [ErrorCode, string]> = {
  INVALID_EMAIL_OR_PASSWORD: ['unauthenticated', 'E-mail address or password are wrong.'],
  INVALID_PASSWORD: ['forbidden', 'The password is wrong.'],
  EMAIL_NOT_VERIFIED: ['forbidden', 'Follow the link in the mail first: the e-mail address is not verified yet.'],
  INVALID_TOKEN: ['invalid_input', 'The link was used already, or has expired.'],
  TOKEN_EXPIRED: ['invalid_input', 'The link was used already, or has expired.'],
};

function refusalOf(status: number, { code = '', message = '' }: { code?: string; message?: string }): AppError {
  const known = refusals[code];
  if (known) return new AppError(...known);
  if (status === 401) return new AppError('unauthenticated', 'You are not signed in.');
  if (status < 500) return new AppError('invalid_input', message || 'This is refused.');
  return new AppError('internal', `Signing in failed: ${code || status}`);
}

type Found = NonNullable<Awaited<ReturnType<Library['api']['getSession']>>>;

function toContext(system: SystemContext, { session, user }: Found): PersonContext {
  return {
    ...system,
    actor: { kind: 'person', id: user.id },
    person: {
      email: user.email,
      emailVerified: user.emailVerified,
      name: user.name,
      sessionId: session.id,
      activeWorkspaceId: session.activeWorkspaceId ?? null,
    },
  };
}

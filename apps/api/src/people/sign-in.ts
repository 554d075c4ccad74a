import { AppError, type ErrorCode } from '@smokejumper/contracts';
import type { PersonContext, SystemContext } from '@smokejumper/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { useLink } from './links.ts';
import { createOutages } from './outages.ts';
import type { PeopleSettings } from './settings.ts';
import { clientAddressHeader, createSignInLibrary, type Library, libraryPath } from './sign-in-library.ts';

export interface LibraryCall {
  method?: 'GET' | 'POST';
  path: `/${string}`;
  body?: object;
}

/** Signing in and who is signed in. */
export interface SignIn {
  /** Has the library answer for a request, with its cookies set on the reply. Throws AppError for its refusals. */
  ask<T>(request: FastifyRequest, reply: FastifyReply, call: LibraryCall): Promise<T>;
  /** The same, with the library's answer as it is. */
  askRaw(request: FastifyRequest, reply: FastifyReply, call: LibraryCall): Promise<Response>;
  /** Who a request's cookie belongs to. Throws AppError `unauthenticated`. */
  personOf(request: FastifyRequest, reply: FastifyReply): Promise<PersonContext>;
  /** True when a request brings a session's cookie, good or not. */
  hasCookie(request: FastifyRequest): boolean;
  /** The address of a link's owner is theirs. Throws AppError `invalid_input` for a link that is no good any more. */
  verify(token: string): Promise<void>;
}

export interface SignInDeps {
  system: SystemContext;
  publicUrl: () => string;
  people: PeopleSettings;
  later: (work: Promise<unknown>) => void;
}

const sessionCookie = 'smokejumper.session_token';

export function createSignIn(deps: SignInDeps): SignIn {
  const outages = createOutages();
  const libraryOf = oncePerAddress((publicUrl) => createSignInLibrary({ ...deps, outages, publicUrl }));
  const library = () => libraryOf(deps.publicUrl());
  const cookieName = () => (deps.publicUrl().startsWith('https:') ? '__Secure-' : '') + sessionCookie;
  const askRaw: SignIn['askRaw'] = async (request, reply, call) => {
    const asked = toLibrary(request, deps.publicUrl(), call);
    const answer = await outages.tell(
      () => library().handler(asked),
      ({ status }) => status >= 500,
    );
    setCookies(reply, answer.headers);
    return answer;
  };
  return {
    askRaw,
    ask: async (request, reply, call) => readAnswer(await askRaw(request, reply, call)),
    hasCookie: (request) => (request.headers.cookie ?? '').includes(`${cookieName()}=`),
    async personOf(request, reply) {
      const headers = new Headers({ cookie: request.headers.cookie ?? '' });
      const look = () => library().api.getSession({ headers, returnHeaders: true });
      const found = await outages.tell(look, () => false);
      setCookies(reply, found.headers);
      if (found.response === null) throw new AppError('unauthenticated', 'You are not signed in.');
      return toContext(deps.system, found.response);
    },
    async verify(token) {
      const { internalAdapter } = await library().$context;
      const userId = await useLink(internalAdapter, { kind: 'verify', token });
      if (userId === null) throw new AppError(...deadLink);
      await internalAdapter.updateUser(userId, { emailVerified: true });
    },
  };
}

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

const deadLink = ['invalid_input', 'The link was used already, or has expired.'] as const;

/** What the library refuses, in our words; its others are mistakes of ours. */
const refusals: Record<string, readonly [ErrorCode, string]> = {
  INVALID_EMAIL_OR_PASSWORD: ['unauthenticated', 'E-mail address or password are wrong.'],
  INVALID_PASSWORD: ['forbidden', 'The password is wrong.'],
  EMAIL_NOT_VERIFIED: ['forbidden', 'Follow the link in the mail first: the e-mail address is not verified yet.'],
  INVALID_TOKEN: deadLink,
  // Somebody else signed up with the same address at this very moment: tried again, it answers as ever.
  FAILED_TO_CREATE_USER: ['unavailable', 'Try again in a moment.'],
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

import type { InvitationCreated } from '@smokejumper/contracts';

export interface DemoPerson {
  email: string;
  password: string;
}

const person = { email: 'you@example.com', password: 'correct horse', name: 'You' };

/**
 * An account for whoever looks at the demo's dashboard, owner of its workspace; null where this server takes nobody
 * without a mail. Throws on any other refusal.
 */
export async function createPerson(input: { url: string; key: string }): Promise<DemoPerson | null> {
  let cookie = '';
  async function post<T>(path: string, body: unknown, authorization?: string): Promise<T> {
    const headers: Record<string, string> = { origin: input.url, 'content-type': 'application/json' };
    if (authorization === undefined) headers.cookie = cookie;
    else headers.authorization = authorization;
    const response = await fetch(`${input.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${text}`);
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return JSON.parse(text) as T;
  }
  const { verification } = await post<{ verification: string }>('/auth/sign-up', person);
  if (verification !== 'none') return null;
  const { email, password } = person;
  await post('/auth/sign-in', { email, password });
  const invitation = { email, role: 'owner' };
  const { url } = await post<InvitationCreated>('/v1/invitations', invitation, `Bearer ${input.key}`);
  const token = new URL(url ?? '').hash.replace('#token=', '');
  await post('/v1/invitations/accept', { token });
  return { email, password };
}

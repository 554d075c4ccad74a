import type { GithubProfile } from 'better-auth/social-providers';
import type { PeopleSettings } from './settings.ts';

interface GithubEmail {
  email: string;
  primary: boolean;
  verified: boolean;
}

const withinMs = 15_000;

/**
 * GitHub as a way to sign in. Who has no verified primary address there is refused: else somebody could come in with
 * the address of another.
 */
export function githubProvider(github: NonNullable<PeopleSettings['github']>) {
  return {
    ...github,
    async getUserInfo({ accessToken }: { accessToken?: string | undefined }) {
      const [user, emails] = await Promise.all([
        ask<GithubProfile>('/user', accessToken),
        ask<GithubEmail[]>('/user/emails', accessToken),
      ]);
      const email = emails?.find(({ primary, verified }) => primary && verified)?.email;
      if (!user || email === undefined) return null;
      const known = { name: user.name?.trim() || user.login, email, emailVerified: true };
      return { user: user.avatar_url ? { ...known, image: user.avatar_url } : known, data: user };
    },
  };
}

async function ask<T>(path: string, accessToken = ''): Promise<T | null> {
  const answer = await fetch(`https://api.github.com${path}`, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json', 'user-agent': 'smokejumper' },
    signal: AbortSignal.timeout(withinMs),
  });
  return answer.ok ? ((await answer.json()) as T) : null;
}

/** How people may come in. */
export interface PeopleSettings {
  /** `invited`: only an address that was invited signs up, and the very first person. */
  signUp: 'open' | 'invited';
  /** The OAuth App of GitHub people may sign in with; null: none. */
  github: { clientId: string; clientSecret: string } | null;
  /** Whether workers of this installation send mails. Without, addresses are not verified. */
  mail: boolean;
}

export const defaultPeople: PeopleSettings = { signUp: 'open', github: null, mail: false };

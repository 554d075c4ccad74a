const first = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Radia', 'Ken', 'Frances', 'Tony'];
const last = ['Miller', 'Novak', 'Okafor', 'Silva', 'Tanaka', 'Weber', 'Rossi', 'Larsen', 'Haddad', 'Moreau'];

/** Made-up data of a stated kind, different at each call; null for a kind that does not exist. */
export function generate(random: () => number, kind: string): string | null {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const chars = (alphabet: string, count: number) =>
    Array.from({ length: count }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
  const token = () => chars('abcdefghijkmnpqrstuvwxyz23456789', 10);
  const digits = (count: number) => chars('0123456789', count);
  switch (kind) {
    case 'email':
      return `smoke-${token()}@example.com`;
    case 'name':
      return `${pick(first)} ${pick(last)}`;
    case 'text':
      return `Smoke ${token()}`;
    case 'number':
      return String(1_000 + Math.floor(random() * 9_000));
    case 'phone':
      return `+1555${digits(7)}`;
    case 'password':
      return `Aa1!${token()}`;
    case 'date':
      return `20${20 + Math.floor(random() * 10)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}`;
    case 'uuid':
      return `${chars('0123456789abcdef', 8)}-${chars('0123456789abcdef', 4)}-4${chars('0123456789abcdef', 3)}-a${chars('0123456789abcdef', 3)}-${chars('0123456789abcdef', 12)}`;
    default:
      return null;
  }
}

import type { Token } from '../../tokenise/token.ts';
import { groupsOf } from './wording.ts';

const said =
  /^(?<who>(?:[Aa]n?|[Tt]he) (?:[a-z]+ )?(?:message|warning|banner|toast|notice|note|alert|dialog|popup|box|bar)) (?:says|warns|confirms|states|reads) that (?<what>.+)$/d;

/** "that the file was saved": what it comes to, in the words of who tells it. */
const retold =
  /^(?:was|were|been|had|would|could|should|must|might|will|[Ii]|we|he|she|they|my|our|his|her|their|me|us|them)$/;

/** "A banner says that the latest version is v3.2": what it says, in these words or in others. */
export function withoutThat(tokens: readonly Token[], says: (token: Token) => Token): readonly Token[] | undefined {
  const found = groupsOf(tokens, said);
  if (!found || found.what!.some(({ raw }) => retold.test(raw))) return undefined;
  const who = found.who!;
  return [...who, says(tokens[who.length]!), ...found.what!];
}

// Prints the table of ../README.md: what each set scored when it was first read, and what it scores now.
// node table.ts
import { figuresOf, type Share, sets, shareOf } from './sets.ts';

const ofAll = (share: Share | null | undefined): string => (share ? `${share[0]} of ${share[1]}` : '–');

const rows = sets.map(({ file, manner, first }) => {
  const now = figuresOf(file);
  const name = file.replace(/^specs\.|\.jsonl$/g, '');
  const before = [first?.explicit, first?.mixed, first?.falseCompiles].map(ofAll);
  return [name, manner, String(now.specs), ...before, ...[now.explicit, now.mixed, now.falseCompiles].map(ofAll)];
});
const head = ['set', 'manner', 'specs', 'first: explicit', 'mixed', 'false compiles', 'now: explicit', 'mixed', 'false compiles'];
for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);

for (const manner of ['as dev', 'no quotes', 'testers', 'first-time users']) {
  const alike = sets.filter((set) => set.manner.startsWith(manner)).flatMap(({ first }) => first?.explicit ?? []);
  const [right, all] = [0, 1].map((part) => alike.filter((_, at) => at % 2 === part).reduce((sum, n) => sum + n, 0));
  console.log(`\n${manner}: ${right} of ${all} explicit specs at the first try (${(shareOf([right!, all!]) * 100).toFixed(1)} %)`);
}

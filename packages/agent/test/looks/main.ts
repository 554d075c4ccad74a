import { openBrowser } from '../harness.ts';
import { looksIn, pages, seen, toldOf } from './look.ts';

// node packages/agent/test/looks/main.ts [FOLDER] [PAGE]
// What one look tells of each sentence that it tells otherwise than its mark: "!" wrong, "?" open, "-" not read.
const [where = pages, only] = process.argv.slice(2);
const browser = await openBrowser();
const sum = { right: 0, wrong: 0, open: 0, unread: 0 };
for (const { name, html, claims } of looksIn(where)) {
  if (only && only !== name) continue;
  const context = await browser.newContext();
  const view = await seen(context, (page) => page.setContent(html));
  for (const { sentence, holds, line } of claims) {
    const { told, seen } = toldOf(view, sentence);
    const kind = told === 'open' || told === 'unread' ? told : told === (holds ? 'holds' : 'fails') ? 'right' : 'wrong';
    sum[kind]++;
    const sign = { right: '', wrong: '!', open: '?', unread: '-' }[kind];
    if (sign) console.log(`${sign} ${name}.txt:${line} ${holds ? 'T' : 'F'} ${sentence}\n      ${seen}`);
  }
  await context.close();
}
await browser.close();
console.log(
  Object.entries(sum)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', '),
);

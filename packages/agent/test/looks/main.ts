import { openBrowser } from '../harness.ts';
import { judged, lookAt, looksIn, pages, toldOf } from './look.ts';

// node packages/agent/test/looks/main.ts [FOLDER] [PAGE]
// What one look tells of each sentence that it does not tell as its author did: "!" wrong, "?" open, "-" not read.
const [where = pages, only] = process.argv.slice(2);
const signs = { right: '', wrong: '!', open: '?', unread: '-' };
const sum = { right: 0, wrong: 0, open: 0, unread: 0 };
const browser = await openBrowser();
for (const { name, html, claims } of looksIn(where)) {
  if (only && only !== name) continue;
  const view = await lookAt(browser, (page) => page.setContent(html));
  for (const claim of claims) {
    const { told, seen } = toldOf(view, claim.sentence);
    const is = judged(told, claim);
    sum[is]++;
    const line = `${name}.txt:${claim.line} ${claim.holds ? 'T' : 'F'} ${claim.sentence}`;
    if (is !== 'right') console.log(`${signs[is]} ${line}\n      ${seen}`);
  }
}
await browser.close();
console.log(
  Object.entries(sum)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', '),
);

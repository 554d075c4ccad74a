import { test } from 'node:test';
import { telling } from '../../../test/harness.ts';

const tells = telling();

test('of words in a drawing nothing tells which is the value of which label', async () => {
  const word = (words: string, x: number, y: number) => `<text x="${x}" y="${y}">${words}</text>`;
  const svg = `<svg width="330" height="140"><g>${word('Income', 142, 26)}${word('3,212', 143, 42)}</g><g>${word('Expenses', 200, 80)}${word('1,278', 200, 96)}</g></svg>`;
  await tells(
    `<div style="border:1px solid #ccc"><h2>Cash Flow</h2>${svg}</div><div style="border:1px solid #ccc"><h2>Net Worth</h2><p>Debt</p><p>12</p></div>`,
    ['In the Cash Flow card, Income is 3,212.', 'passed'],
    ['In the Cash Flow card, Income is 1,278.', 'inconclusive'],
    ['In the Cash Flow card, Income is not 3,212.', 'failed'],
    ['The "Cash Flow" card contains "3,212".', 'passed'],
  );
});

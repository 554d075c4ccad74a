import type { Need } from '../../brains/brain.ts';
import { ground } from '../../ground/ground.ts';
import { rung } from '../../ground/names/text.ts';
import type { Item } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { done, type ToolResult } from '../../run/outcome.ts';
import { calms } from '../../run/session.ts';
import { type Act, need, type Tool } from '../tool.ts';

/** `scroll`: to the target, or to the top, the bottom, a screen up or down. */
export const scroll: Tool = async (hands, act) => {
  if (act.step.target !== undefined) return scrollTo(hands, act);
  const way = act.step.value ?? 'down';
  await hands.direct((page) =>
    page.evaluate((to) => {
      const root = document.scrollingElement ?? document.documentElement;
      const top =
        to === 'top'
          ? 0
          : to === 'bottom'
            ? root.scrollHeight
            : root.scrollTop + (to === 'up' ? -0.9 : 0.9) * innerHeight;
      root.scrollTo({ top, behavior: 'instant' });
    }, way),
  );
  return done(null);
};

/** How long the target is looked for before anything is scrolled. */
const glanceMs = 700;
/** So many turns of most of a screen: lists without end have to end somewhere. */
const turns = 80;

// Long lists draw only what is in sight, and endless ones fetch more at their end: the target comes by scrolling.
async function scrollTo(hands: Hands, act: Act): Promise<ToolResult> {
  const { session } = hands;
  const wanted = need(act, 'read');
  let found = await hands.locate(wanted, { waitMs: glanceMs });
  for (let turn = 0; turn < turns && !found.ok && found.outcome === 'not_found'; turn += 1) {
    const text = await plainText(hands, wanted);
    if (text !== null) return showText(hands, text);
    if (session.ctx.now() >= session.deadline || !((await onwards(hands)) || (await grown(hands)))) break;
    await session.calm(calms.acted);
    found = await hands.locate(wanted, { waitMs: 0 });
  }
  return hands.perform(wanted, { type: 'scrollIntoView' });
}

/** The text that is meant, where it is no element that could be handled by itself. */
async function plainText(hands: Hands, wanted: Omit<Need, 'step'>): Promise<Item | null> {
  const found = ground(await hands.session.look(), wanted);
  return found.kind === 'one' && found.item.ref === null && found.rung >= rung.words ? found.item : null;
}

async function showText(hands: Hands, text: Item): Promise<ToolResult> {
  await hands.direct((page) =>
    page.evaluate((words) => {
      const squash = (value: string) => value.replace(/\s+/g, ' ').trim();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (!words.startsWith(squash(node.nodeValue ?? '') || '?')) continue;
        node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return;
      }
    }, text.text),
  );
  return done(text);
}

// A list at its end may be about to show more: another size of its pages was just chosen.
async function grown(hands: Hands): Promise<boolean> {
  await hands.session.calm(calms.rest);
  return onwards(hands);
}

/** Scrolls everything that scrolls by most of its height; false when all of it has come to its end. */
async function onwards(hands: Hands): Promise<boolean> {
  let moved = false;
  await hands.direct(async (page) => {
    moved = await page.evaluate(() => {
      const root = document.scrollingElement ?? document.documentElement;
      const inner = [...document.querySelectorAll('*')].filter(
        (box) =>
          box !== root &&
          box.clientHeight > 80 &&
          box.scrollHeight > box.clientHeight + 10 &&
          /auto|scroll|overlay/.test(getComputedStyle(box).overflowY),
      );
      const before = [root, ...inner].map((box) => box.scrollTop);
      for (const box of [root, ...inner]) box.scrollBy({ top: 0.8 * box.clientHeight, behavior: 'instant' });
      return [root, ...inner].some((box, i) => box.scrollTop > (before[i] ?? 0) + 1);
    });
  });
  return moved;
}

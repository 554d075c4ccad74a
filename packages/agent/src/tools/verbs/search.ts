import { isTextField } from '../../ground/names/roles.ts';
import { fold } from '../../ground/names/text.ts';
import { ancestors, has, type Item, isFoldedOption, nameOf, subtree, type View } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { type Failure, failure } from '../../run/outcome.ts';
import { calms } from '../../run/session.ts';
import { pause } from '../../settle/pause.ts';
import { hiddenBehind } from '../parts/presses/hidden-behind.ts';
import { generated } from '../parts/values/generated.ts';
import type { Tool } from '../tool.ts';

/** `search`: finds the search field, enters the words and submits with Enter. */
export const search: Tool = async (hands, { step }) => {
  const value = generated(hands, step);
  if (typeof value !== 'string') return value;
  const field = await searchField(hands);
  if ('ok' in field) return field;
  const filters = narrowsChoices(field);
  const typed = await hands.act(field, { type: 'fill', value: hands.session.values.reveal(value) });
  if (!typed.ok) return typed;
  // Many fields fetch what they do on Enter when they are first used; nobody who types is faster than that.
  await hands.session.calm(calms.acted);
  if (filters) return typed;
  const sent = await hands.act(field, { type: 'press', value: 'Enter' });
  if (sent.ok || sent.outcome !== 'refused') return sent;
  // What stands around the field follows the typing, so it is looked for anew; Enter was not pressed yet.
  await hands.session.look({ fresh: true });
  const again = await searchField(hands);
  const same = 'ok' in again || fold(again.value ?? '') !== fold(hands.session.values.reveal(value)) ? null : again;
  const second = same === null ? sent : await hands.act(same, { type: 'press', value: 'Enter' });
  return second.ok
    ? second
    : { ...second, error: `${second.error} (the words had been entered, but Enter was not pressed)` };
};

// What is offered already is narrowed down by typing, and Enter would take the first of it.
function narrowsChoices(field: Item): boolean {
  const around = ancestors(field);
  const end = around.findIndex(({ role }) => !['generic', 'group', 'combobox'].includes(role));
  const box = around.find(({ role }) => role === 'dialog') ?? around.slice(0, Math.min(end, 4)).at(-1);
  const parts = box === undefined ? [] : subtree(box);
  const choices = box?.role === 'dialog' ? ['option', 'menuitem'] : ['option'];
  return parts.some((item) => choices.includes(item.role) && !isFoldedOption(item) && !has(item, 'hidden'));
}

async function searchField(hands: Hands): Promise<Item | Failure> {
  const { session } = hands;
  const end = session.ctx.now() + session.input.budgets.expectMs;
  let opened = false;
  for (;;) {
    const view = await session.look();
    const fields = fieldsOf(view);
    const [only] = fields;
    if (fields.length === 1 && only !== undefined) return only;
    if (fields.length > 1)
      return failure('refused', 'ambiguous', `the search field may be any of ${fields.map(nameOf).join(', ')}`);
    const opener = openerOf(view);
    if (!opened && opener !== null) {
      opened = true;
      await hands.act(opener, { type: 'click' });
      continue;
    }
    if (session.ctx.now() > end)
      return (
        hiddenBehind(view, 'the search field', (item) => item.role === 'searchbox') ??
        failure('not_found', 'missing_element', 'there is no search field on the page')
      );
    await pause(session.ctx, 100);
  }
}

function fieldsOf(view: View): Item[] {
  const usable = view.items.filter((item) => item.ref !== null && !has(item, 'hidden', 'inert', 'behind-modal'));
  const real = usable.filter((item) => item.role === 'searchbox' || (item.role === 'search' && isTextField(item)));
  const words = (item: Item) => fold(`${item.name} ${item.label} ${item.placeholder} ${item.testId}`);
  const said = real.filter((item) => /\b(search|find|query|look up)\b/.test(words(item)));
  if (real.length > 0) return said.length === 1 ? said : real;
  const named = usable.filter((item) => isTextField(item) && /\b(search|find|query|look up)\b/.test(words(item)));
  return named.length > 0 ? named : usable.filter((item) => isTextField(item) && item.up?.role === 'search');
}

function openerOf(view: View): Item | null {
  const buttons = view.items.filter(
    (item) => ['button', 'link'].includes(item.role) && /^(open )?search\b/.test(fold(item.name)),
  );
  return buttons.length === 1 ? (buttons[0] ?? null) : null;
}

import { isTextField } from '../../ground/names/roles.ts';
import { fold } from '../../ground/names/text.ts';
import { has, type Item, type View } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { done, type Failure, failure, type ToolResult } from '../../run/outcome.ts';
import { isOver, unread } from '../../run/sight/patience.ts';
import { pause } from '../../settle/pause.ts';
import { formAround, submitButton } from '../parts/choices/control.ts';
import { hiddenBehind } from '../parts/presses/hidden-behind.ts';
import type { Tool } from '../tool.ts';

const userWords = /\b(user ?name|user ?id|user|e-?mail|login|account|phone|member)\b/;
const submitWords = /^(log ?in|sign ?in|log on|continue|next|submit|enter|anmelden)\b/;
const loginWords = /^(log ?in|sign ?in)( to .*)?$/;

/** `login`: user name and password into the sign-in form, in one page or two, opening it by its link if need be. */
export const login: Tool = async (hands, { step }) => {
  const user = step.value ?? configured(hands, ['username', 'user', 'email', 'login']);
  const password = step.secret ?? configured(hands, ['password', 'pass', 'passwd']);
  if (user === null || password === null) {
    return (await pressEntry(hands)) ?? failure('refused', 'no_evidence', noCredentials);
  }
  const { session } = hands;
  const end = session.ctx.now() + session.input.budgets.expectMs;
  for (let rounds = 0; rounds < 4; ) {
    const view = await session.look();
    const form = formOf(view);
    if (form.password !== null) return signIn(hands, form, { user, password });
    if (form.user !== null && form.likely) {
      const next = await nextPage(hands, form.user, user);
      if (!next.ok) return next;
      rounds += 1;
      continue;
    }
    const entry = entryOf(view);
    if (entry !== null && rounds === 0) {
      const opened = await hands.act(entry, { type: 'click' });
      if (!opened.ok) return opened;
      rounds += 1;
      continue;
    }
    if (isOver(session, view, end)) break;
    await pause(session.ctx, 100);
  }
  const seen = session.seen();
  const behind = hiddenBehind(seen, 'the sign-in form', (item) => item.type === 'password');
  return behind ?? (seen?.whole === false ? unread('sign-in form') : noForm());
};

const noCredentials = 'no credentials are configured to sign in with';

/** Without credentials "log in" can only mean the one button that says so, where nothing asks for a password. */
async function pressEntry(hands: Hands): Promise<ToolResult | null> {
  const { session } = hands;
  const end = session.ctx.now() + session.input.budgets.expectMs;
  for (;;) {
    const view = await session.look();
    const entry = entryOf(view);
    const form = formOf(view);
    if (form.password !== null || form.likely) return null;
    if (entry !== null) {
      const pressed = await hands.act(entry, { type: 'click' });
      if (!pressed.ok) return pressed;
      const { password, likely } = formOf(await session.look());
      return password === null && !likely ? pressed : failure('refused', 'no_evidence', noCredentials);
    }
    if (isOver(session, view, end)) return null;
    await pause(session.ctx, 100);
  }
}

function noForm(): Failure {
  return failure('not_found', 'missing_element', 'there is no sign-in form on the page');
}

// "Log in" without credentials means the configured ones, known by the usual names.
function configured(hands: Hands, names: readonly string[]): string | null {
  const { variables, secrets } = hands.session.input;
  const known = [...Object.keys(variables), ...Object.keys(secrets)];
  const name = names
    .map((wanted) => known.find((key) => key.toLowerCase() === wanted))
    .find((key) => key !== undefined);
  return name === undefined ? null : `{{${name}}}`;
}

interface Form {
  user: Item | null;
  password: Item | null;
  /** A lone user field is the first page of a sign-in only if something says so. */
  likely: boolean;
}

function formOf(view: View): Form {
  const fields = view.items.filter(
    (item) => item.ref !== null && isTextField(item) && !has(item, 'hidden', 'behind-modal', 'inert'),
  );
  const password = fields.find((item) => item.type === 'password') ?? null;
  const open = fields.filter(
    (item) => item.type !== 'password' && (password === null || formAround(item) === formAround(password)),
  );
  const before = password === null ? open : open.filter((item) => item.index < password.index);
  const named = open.filter((item) => userWords.test(words(item)));
  // Mostly the user's name comes first; where it does not, it must say what it is.
  const user =
    named.filter((item) => before.includes(item)).at(-1) ??
    (password === null ? null : (before.at(-1) ?? named.at(0) ?? null));
  return { user, password, likely: user !== null && submitButton(view, user, submitWords) !== null };
}

function words(item: Item): string {
  return fold(`${item.name} ${item.label} ${item.placeholder} ${item.type === 'email' ? 'email' : ''}`);
}

function entryOf(view: View): Item | null {
  const entries = view.items.filter(
    (item) => ['link', 'button'].includes(item.role) && item.ref !== null && loginWords.test(fold(item.name)),
  );
  const addresses = new Set(entries.map((item) => item.href || item.ref));
  return addresses.size === 1 ? (entries[0] ?? null) : null;
}

async function nextPage(hands: Hands, field: Item, user: string): Promise<ToolResult> {
  const typed = await hands.act(field, { type: 'fill', value: hands.session.values.reveal(user) });
  if (!typed.ok) return typed;
  const button = submitButton(await hands.session.look(), field, submitWords);
  return button === null ? hands.act(field, { type: 'press', value: 'Enter' }) : hands.act(button, { type: 'click' });
}

async function signIn(hands: Hands, form: Form, input: { user: string; password: string }): Promise<ToolResult> {
  const { values } = hands.session;
  const { user, password } = form;
  if (user !== null && !has(user, 'readonly', 'disabled')) {
    const typed = await hands.act(user, { type: 'fill', value: values.reveal(input.user) });
    if (!typed.ok) return typed;
  }
  if (password === null) return done(user);
  const typed = await hands.act(password, { type: 'fill', value: values.reveal(input.password) });
  if (!typed.ok) return typed;
  const sent = await send(hands, password);
  return sent.ok ? { ...sent, item: password } : sent;
}

async function send(hands: Hands, password: Item): Promise<ToolResult | Failure> {
  const button = submitButton(await hands.session.look(), password, submitWords);
  return button === null
    ? hands.act(password, { type: 'press', value: 'Enter' })
    : hands.act(button, { type: 'click' });
}

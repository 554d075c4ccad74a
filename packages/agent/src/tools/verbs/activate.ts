import type { Scope } from '@smokejumper/contracts';
import { isCookieBanner } from '../../ground/names/nouns.ts';
import { isOpenDialog } from '../../ground/names/roles.ts';
import { fold } from '../../ground/names/text.ts';
import { closest, has, type Item, inView, nameOf, subtree, type View } from '../../ground/view/view.ts';
import type { Hands } from '../../run/hands.ts';
import { type Failure, failure, type ToolResult } from '../../run/outcome.ts';
import { saysYes } from '../../run/sight/look-ahead.ts';
import { pause } from '../../settle/pause.ts';
import { answerIfOpen } from '../parts/await-dialog.ts';
import { submitButton } from '../parts/choices/control.ts';
import { type Act, also, lacking, need, type Tool } from '../tool.ts';

/** Other labels that a bare verb stands for, in the order they are tried. */
const synonyms: Record<string, readonly string[]> = {
  'log out': ['Log out', 'Logout', 'Sign out', 'Signout'],
  'log in': ['Log in', 'Login', 'Sign in'],
  'sign up': ['Sign up', 'Register', 'Create account'],
  accept: ['Accept', 'Accept all', 'Accept cookies', 'Allow all', 'I agree', 'Agree', 'Allow', 'Got it', 'OK'],
  decline: ['Decline', 'Reject', 'Reject all', 'Deny', 'Decline all', 'Only necessary', 'Refuse'],
  confirm: ['Confirm', 'Yes', 'OK'],
  cancel: ['Cancel'],
  close: ['Close', 'Dismiss', '×', '✕'],
  delete: ['Delete', 'Remove'],
  save: ['Save', 'Save changes'],
};
/** "Accept all cookies": what is agreed to need not stand on the button. */
const ofCookies = /^(accept|agree|allow|decline|reject|refuse|deny)(?: to)?(?: all)?(?: the)? cookies$/;
const alias: Record<string, string> = {
  logout: 'log out',
  'sign out': 'log out',
  signout: 'log out',
  login: 'log in',
  'sign in': 'log in',
  register: 'sign up',
  reject: 'decline',
  deny: 'decline',
  refuse: 'decline',
  allow: 'accept',
  agree: 'accept',
};

const banner = { relation: 'within', role: 'banner', noun: 'cookie banner' } as const;

function labelsOf(word: string): readonly string[] {
  const others = synonyms[alias[word] ?? word] ?? [];
  // "Place the order": a label leaves its article away, or says whose it is.
  const [, verb, thing] = /^(\S+) (?:the|my|this) (\S.*)$/.exec(word) ?? [];
  return verb === undefined ? others : [...others, `${verb} ${thing}`, `${verb} your ${thing}`, `${verb} my ${thing}`];
}

// What answers in the banner, which often comes late; null where something goes by the very words, or none comes.
async function consentLabel(
  { session }: Hands,
  { word, labels }: { word: string; labels: readonly string[] },
): Promise<string | null> {
  const end = session.ctx.now() + session.input.budgets.expectMs;
  for (;;) {
    const view = await session.look();
    if (named(view, word).length > 0) return null;
    const inBanner = (label: string) => named(view, label).some((item) => closest(item, isCookieBanner) !== null);
    const label = labels.find(inBanner);
    if (label !== undefined || session.ctx.now() > end) return label ?? null;
    await pause(session.ctx, 100);
  }
}

/** `activate`: a bare verb that is the control's label: "save", "log out", "submit the form", "accept it". */
export const activate: Tool = async (hands, act) => {
  const word = fold(act.step.target?.text ?? act.step.value ?? '');
  if (word === '') return lacking('what to press');
  const answered = saysYes(act.step) ? await answerIfOpen(hands) : null;
  if (answered !== null) return answered;
  if (word === 'submit') {
    const sent = await submit(hands, act);
    if (sent !== null) return sent;
  }
  const { noun, ...target } = act.step.target ?? {};
  const told = noun === undefined ? null : await labelAbout(hands, word, noun);
  if (told !== null) return pressLabelled(hands, told);
  const answer = act.quoted ? null : (ofCookies.exec(word)?.[1] ?? null);
  const label = answer === null ? null : await consentLabel(hands, { word, labels: labelsOf(answer) });
  if (label !== null) return pressLabelled(hands, label, banner);
  const labels = labelsOf(word);
  const scope = act.step.target?.scope;
  const view = await hands.session.look();
  const direct = named(view, word);
  if (direct.length === 0 || scope !== undefined) {
    const other = labels.find((candidate) =>
      named(view, candidate).some(
        (item) => scope === undefined || closest(item, (up) => up.role !== item.role) !== null,
      ),
    );
    if (other !== undefined) return pressLabelled(hands, other, scope);
  }
  if (direct.length === 0 && (alias[word] ?? word) === 'log out') await openAccountMenu(hands, view);
  const menu = await hands.session.look();
  const inMenu = labels.find((label) => named(menu, label).length > 0);
  const found =
    named(menu, word).length === 0 && inMenu !== undefined
      ? also({ text: inMenu }, 'press', 0)
      : need(act, 'press', target);
  const pressed = await hands.perform({ ...found, plain: true }, { type: 'click' });
  if (pressed.ok) return pressed;
  const now = await hands.session.look();
  return (
    (act.quoted ? null : sentOtherwise(now, word, { miss: pressed, last: hands.session.last })) ??
    openAt(now, word, pressed)
  );
};

const sending = /^(?:save|submit|send|apply|update)$/;

// "And save" where the form that was filled in has a button that says otherwise, "Apply changes": it may be meant.
function sentOtherwise(view: View, word: string, { miss, last }: { miss: Failure; last: Item | null }): Failure | null {
  if (!sending.test(word) || miss.failureClass !== 'missing_element') return null;
  const field = inView(view, last);
  const form = field === null ? null : closest(field, ({ tag, role }) => tag === 'form' || role === 'form');
  const button = form === null ? undefined : subtree(form).find(isSender);
  if (button === undefined) return null;
  const seen = `nothing is called "${word}", and ${nameOf(button)} of the form that was filled in may be it`;
  return failure('not_found', 'no_evidence', seen, { item: button });
}

function isSender(item: Item): boolean {
  return item.role === 'button' && item.type === 'submit' && !has(item, 'hidden');
}

// "Confirm" where a dialog asks "Delete it?" and offers Delete: that it is meant is not told, and neither that it is missing.
function openAt(view: View, word: string, miss: Failure): Failure {
  const dialog = view.items.findLast(isOpenDialog);
  const asks = dialog !== undefined && labelsOf(word).length > 0 && miss.failureClass === 'missing_element';
  const what = dialog === undefined ? '' : `${nameOf(dialog)} is open, and nothing in it is called "${word}"`;
  return asks ? failure('not_found', 'no_evidence', what, { item: dialog }) : miss;
}

// "Save the settings" is Save settings where the page has that beside a mere Save.
async function labelAbout({ session }: Hands, word: string, noun: string): Promise<string | null> {
  const view = await session.look();
  const labels = [`${word} ${noun}`, `${word} the ${noun}`, `${word} this ${noun}`, `${word} my ${noun}`];
  return labels.find((label) => named(view, label).length > 0) ?? null;
}

function pressLabelled(hands: Hands, text: string, scope?: Scope): Promise<ToolResult> {
  const target = { text, ...(scope === undefined ? {} : { scope }) };
  return hands.perform({ ...also(target, 'press', 0), plain: true }, { type: 'click' });
}

function named(view: View, label: string): Item[] {
  const wanted = fold(label);
  return view.items.filter(
    (item) => ['button', 'link', 'menuitem'].includes(item.role) && fold(item.name) === wanted && !has(item, 'hidden'),
  );
}

// "Submit the form": the form last written to, or the only one.
async function submit(hands: Hands, act: Act): Promise<ToolResult | null> {
  const view = await hands.session.look();
  const button = submitButton(view, inView(view, hands.session.last), /^(submit|send|save|continue|next)\b/);
  if (button !== null && named(view, 'submit').length === 0) {
    return hands.perform(also({ text: button.name, role: 'button' }, 'press', 0), { type: 'click' });
  }
  return named(view, 'submit').length === 0 && act.step.target?.scope === undefined
    ? null
    : hands.perform(need(act, 'press'), { type: 'click' });
}

// Signing out often hides behind the visitor's own name: opened only if just one thing looks like it.
async function openAccountMenu(hands: Hands, view: View): Promise<void> {
  const menus = view.items.filter(
    (item) => item.role === 'button' && /\b(account|profile|user|avatar|menu)\b/.test(fold(item.name)),
  );
  const own = menus.filter((item) => /account|profile|user|avatar/.test(fold(item.name)));
  const [menu] = own.length === 1 ? own : menus;
  if (menu !== undefined && (own.length === 1 || menus.length === 1) && subtree(menu).length < 20)
    await hands.act(menu, { type: 'click' });
}

import type { Step } from '@smokejumper/contracts';
import { roleOf } from '../../lexicon/roles.ts';
import { isFunctional, isVague } from '../../lexicon/vague.ts';
import { labelVerbs } from '../../lexicon/verbs.ts';
import { readScope } from '../../targets/scope.ts';
import type { TargetContext } from '../../targets/target.ts';
import { sourceOf, type Token } from '../../tokenise/token.ts';
import { thirdOf } from '../edges/reported.ts';

const objects = /^(?:it|the form|this form|form|the changes|changes|my changes|the order|this|them|the dialog)$/;
/** What a form is about: "save the item" is the form's Save, or the control that says both. */
const savedThing =
  /^(?:the|my|this) (?:item|entry|record|settings|post|note|task|product|customer|contact|project|event|ticket|draft|profile|booking|invoice|rule|template|request)$/;
const submittedThing = /^(?:the|my|this) ([a-z]+)$/;
/** "submit the ticket": the form of one; "submit the right one" is for somebody to judge. */
const isSubmitted = (words: string) => {
  const thing = submittedThing.exec(words)?.[1];
  const role = roleOf([thing ?? ''])?.role;
  const isThing = role === undefined || role === 'listitem';
  return thing !== undefined && isThing && !objects.test(words) && !isVague(thing) && !isFunctional(thing);
};
/** What a visitor is shown before he gets on, and what its Skip leaves out. */
const skipped =
  /^(?:the|this) (?:(?:guided|product|welcome) )?(?:tour|intro|introduction|tutorial|walkthrough|onboarding|guide|wizard|video|ad)$/;
const phrasal =
  /^(?:(?:log|sign) (?:out|off)|check out|sign up|save (?:changes|settings|draft|preferences|profile|and (?:continue editing|keep editing|stay|add another|continue|close|exit|next|quit|finish|publish))|(?:accept|decline|reject|allow|refuse|deny) (?:all )?cookies|place (?:the )?order|add to (?:cart|basket|bag)|show more|load more|try again|start over|go on|zoom in|zoom out|start fresh|sign up|next page|previous page|play again|(?:apply|reset) filters?|mark all as read)$/;

/** "… and submits the form", "then logs out": who acts was named before. */
const thirds = new Map([...labelVerbs, 'log', 'sign'].map((verb) => [thirdOf(verb), verb]));
export const labelOfThird = (raw: string): string | undefined => thirds.get(raw);

/** "Save", "Log out": one word, or a verb and what goes with it. */
export const isLabelShaped = (tokens: readonly Token[]): boolean =>
  tokens.length === 1 || (tokens.length === 2 && /^(?:in|out|off|up)$/.test(tokens[1]!.low));

/** A bare verb that is the label of a control: "save", "log out", "submit the form", "accept the cookie banner". */
export function readLabelVerb(context: TargetContext, tokens: readonly Token[]): Step | undefined {
  if (tokens.length === 0 || tokens.some(({ kind }) => kind !== 'word')) return undefined;
  const isTold = tokens.length > 1 || /^(?!assert)./.test(context.memory.acted ?? '');
  const third = isTold ? labelOfThird(tokens[0]!.raw) : undefined;
  const words = tokens.map(({ low }, i) => (i === 0 && third ? third : low));
  const [first, ...rest] = words;
  // "submitting", "logs out", "cancle": the label is the verb, not its form or its slip in the spec.
  const written = sourceOf(context.spec, tokens.slice(0, 1)).toLowerCase();
  const isForm = written !== first;
  const label = isForm ? first! : tokens[0]!.raw;
  const text = (upTo: number): Step => ({
    action: 'activate',
    kind: 'action',
    target: { text: isForm ? words.slice(0, upTo).join(' ') : sourceOf(context.spec, tokens.slice(0, upTo)) },
  });
  if (phrasal.test(words.join(' '))) return text(words.length);
  if (
    /^(?:log|sign)$/.test(first!) &&
    /^(?:out|off)$/.test(rest[0] ?? '') &&
    /^(?:again|of the app|of the account|from the app)$/.test(rest.slice(1).join(' '))
  )
    return text(2);
  if (!labelVerbs.has(first!)) return undefined;
  if (
    /^(?:accept|decline|reject|allow|refuse|deny)$/.test(first!) &&
    /^(?:all )?(?:of )?(?:the|these|those|their|its|your) cookies$/.test(rest.join(' '))
  )
    return {
      action: 'activate',
      kind: 'action',
      target: {
        text: label,
        scope: { relation: 'within', noun: tokens.at(-1)!.raw, role: 'banner' },
      },
    };
  if (
    /^(?:accept|decline|reject)$/.test(first!) &&
    rest.join(' ') === 'it' &&
    /^(?:banner|dialog)$/.test(context.memory.last?.role ?? '')
  ) {
    return {
      action: 'activate',
      kind: 'action',
      target: { text: label, scope: { relation: 'within', ...context.memory.last } },
    };
  }
  // An alert of the page is not accepted; whether one of the browser was meant nobody can tell.
  const isAlert = context.memory.last?.role === 'alert' && context.memory.claim !== undefined;
  if (isAlert && rest.join(' ') === 'it' && /^(?:accept|confirm|decline|cancel)$/.test(first!)) return undefined;
  if (context.memory.lost && /^(?:it|this|them)$/.test(rest.join(' '))) return undefined;
  if (context.memory.lost && rest.length === 0 && /^(?:cancel|undo|redo|delete|remove|archive|reset)$/.test(first!))
    return undefined;
  // "print it": what is done to it is done outside the page, and by no button that anybody named.
  if (/^(?:print|share)$/.test(first!) && /^(?:it|this|them)$/.test(rest.join(' '))) return undefined;
  const isOfForm =
    (/^(?:apply|reset)$/.test(first!) && /^(?:the|my|all the|all) filters?$/.test(rest.join(' '))) ||
    (first === 'save' && savedThing.test(rest.join(' '))) ||
    (first === 'submit' && isSubmitted(rest.join(' ')));
  if (isOfForm) {
    const { target, ...save } = text(1);
    return { ...save, target: { ...target, noun: tokens.at(-1)!.raw } };
  }
  if (first === 'skip' && skipped.test(rest.join(' '))) return text(1);
  // "cancel the order": of many, and what it takes is for somebody to find out.
  if (rest.join(' ') === 'the order' && /^(?:cancel|delete|remove|archive|undo|redo|reset|restore)$/.test(first!))
    return undefined;
  if (rest.length === 0 || objects.test(rest.join(' '))) return text(1);
  if (!/^(?:accept|decline|reject|confirm|dismiss)$/.test(first!)) return undefined;
  const place = readScope(context, tokens.slice(1), 'within');
  if (!place || place.text !== undefined || !/^(?:banner|dialog)$/.test(place.role ?? '')) return undefined;
  return { action: 'activate', kind: 'action', target: { text: label, scope: place } };
}

import type { DialogRecord, FlowRunInput, Log, SnapshotRecord } from '@smokejumper/contracts';
import { openRefs, type Refs } from '@smokejumper/refs';
import type { BrowserContext, Page } from 'playwright';
import type { Facts } from '../expect/check.ts';
import { outlineOf } from '../expect/outline.ts';
import type { Item, View } from '../ground/view/view.ts';
import { createPost, type Post } from '../mailbox/post.ts';
import { createGallery, type Gallery } from '../picture/gallery.ts';
import { installPulse, type Pulse } from '../settle/pulse.ts';
import { type Calm, settle } from '../settle/settle.ts';
import { unlessAborted } from '../settle/unless-aborted.ts';
import { type Watch, watchContext } from '../settle/watch.ts';
import type { Stand } from './effect.ts';
import { createGlimpses, type Glimpses } from './sight/glimpses.ts';
import { sightOf } from './sight/sight.ts';
import type { Unfolded } from './sight/unfolded.ts';
import { createValues, type Values } from './values.ts';

export interface RunCtx {
  log: Log;
  /** Milliseconds, monotonic. */
  now(): number;
  /** In [0, 1). */
  random(): number;
  signal: AbortSignal;
}

/** How long to wait for what, in milliseconds. */
export const calms = {
  opened: { quietMs: 80, maxMs: 5_000, oneFrame: true },
  acted: { quietMs: 35, maxMs: 4_000, oneFrame: true },
  counted: { quietMs: 250, maxMs: 6_000 },
  late: { quietMs: 200, maxMs: 2_000 },
  rest: { quietMs: 450, maxMs: 6_000 },
} as const satisfies Record<string, Calm>;

/** Everything of one run that its steps share. */
export interface Session {
  ctx: RunCtx;
  input: FlowRunInput;
  context: BrowserContext;
  refs: Refs;
  watch: Watch;
  values: Values;
  post: Post;
  gallery: Gallery;
  dialogs(): DialogRecord[];
  /** How many of them a step has spoken of. */
  dialogsAnswered: number;
  /** How many there were right before the last action. */
  dialogsBefore: number;
  /** How many errors of the page there were then. */
  errorsBefore: number;
  /** How the page looked since the last action, while it was waited for. */
  glimpses: Glimpses;
  /** Work to do when the run is over. */
  leftovers: (() => Promise<void>)[];
  /** The page in front. */
  page(): Page;
  front(page: Page): Promise<void>;
  /** The page as it is; the last look again when it has not changed since. `values`: what fields hold matters too. */
  look(options?: { fresh?: boolean; values?: boolean; maxAgeMs?: number }): Promise<View>;
  /** What was looked at last. */
  seen(): View | null;
  /** The pulse of the page in front, of just now. */
  pulse(timeoutMs: number): Promise<Pulse | null>;
  /** The last known pulse of the document, for telling whether an action changed anything. */
  beat: { changes: number; born: number } | null;
  /** Waits for what must not see the page change, such as a picture being taken. Call before acting. */
  ready(): Promise<void>;
  busyWith(work: Promise<unknown>): void;
  /** Something was done: to the value of a field only, or to anything. */
  touched(what: 'values' | 'all'): void;
  /** Where waiting measures from: set before each action. */
  mark(): void;
  marked(): number;
  calm(level: Calm): Promise<boolean>;
  facts(view: View): Facts;
  response: { request: string; status: number } | null;
  before: string | null;
  /** The page before the last action that may change it, if a check to come will compare with it. */
  since: View | null;
  /** The page as it was seen right before the last action. */
  actedOn: View | null;
  /** When that was. */
  actedAt?: number;
  /** The page before a right-click, which is told to open a menu. */
  menuAsked: View | null;
  /** What may have opened a list to choose from. */
  unfolded: Unfolded | null;
  last: Item | null;
  /** Enter was pressed since, on what was acted on last. */
  sent: boolean;
  /** How the page stood before text was typed that nothing was seen to take, where the key that follows may tell. */
  unheard: Stand | null;
  /** What was written into fields, by their refs: a page that is opened anew has others. */
  typed: Map<string, string>;
  /** The hints of fields that have no other name, by the refs of those that were acted on. */
  called: Map<string, string>;
  /** The field that was last left by a Tab of ours. */
  left: Item | null;
  /** The record evidence quotes from, of a view that was looked at. */
  record(view: View): SnapshotRecord;
  deadline: number;
  close(): Promise<void>;
}

export async function openSession(ctx: RunCtx, input: FlowRunInput & { context: BrowserContext }): Promise<Session> {
  const { context } = input;
  await installPulse(context);
  const watch = watchContext(ctx, context);
  const refs = openRefs(context, { secrets: [...Object.values(input.secrets), ...(input.hidden ?? [])], now: ctx.now });
  const values = createValues({ variables: input.variables, secrets: input.secrets, hidden: input.hidden ?? [] });
  let page = context.pages()[0] ?? (await unlessAborted(ctx.signal, context.newPage()));
  const called = new Map<string, string>();
  const sight = sightOf(ctx, { refs, page: () => page, called });
  const glimpses = createGlimpses(ctx, { refs });
  let marked = 0;
  let touchedAt = 0;
  let pending: Promise<unknown> = Promise.resolve();
  const session: Session = {
    ctx,
    input,
    context,
    refs,
    watch,
    values,
    glimpses,
    called,
    post: createPost(ctx, { mailbox: input.mailbox }),
    gallery: createGallery(ctx, { baselines: input.baselines, recording: input.recording }),
    dialogs: () => dialogsOf(refs),
    dialogsAnswered: 0,
    leftovers: [],
    page: () => {
      if (page.isClosed()) page = context.pages().at(-1) ?? page;
      return page;
    },
    async front(next) {
      page = next;
      sight.touched('all');
      await next.bringToFront().catch(() => {});
    },
    look: async (options) => {
      const view = await sight.look(options);
      session.beat = sight.beat();
      return view;
    },
    seen: sight.seen,
    pulse: sight.pulse,
    beat: null,
    ready: async () => {
      await pending;
    },
    busyWith: (work) => {
      pending = work;
      work.catch(() => {});
    },
    touched: (what) => {
      touchedAt = ctx.now();
      sight.touched(what);
    },
    mark: () => {
      marked = watch.mark();
    },
    marked: () => marked,
    async calm(level) {
      const since = { mark: marked, since: touchedAt };
      const known = session.beat?.born ?? null;
      const told = { hear: sight.hear, almost: sight.lookAhead, leaving: refs.leaving, known, glimpse: glimpses.take };
      const settled = await settle(ctx, { page: session.page(), watch, ...since, calm: level, ...told });
      await sight.ready();
      return settled;
    },
    facts: (view) => factsOf(session, view),
    ...nothingDone(),
    record: (view) => ({ id: view.id, url: view.url, title: view.title, text: outlineOf(view) }),
    deadline: ctx.now() + input.budgets.wallMs,
    async close() {
      watch.close();
      refs.close();
      for (const work of session.leftovers)
        await work().catch((err) => ctx.log.warn({ err }, 'something was left behind'));
    },
  };
  return session;
}

function nothingDone() {
  return {
    dialogsBefore: 0,
    errorsBefore: 0,
    response: null,
    before: null,
    since: null,
    actedOn: null,
    menuAsked: null,
    unfolded: null,
    last: null,
    sent: false,
    unheard: null,
    typed: new Map<string, string>(),
    left: null,
  };
}

function factsOf(session: Session, view: View): Facts {
  const { input, values, post, gallery } = session;
  return {
    view,
    baseUrl: input.flow.baseUrl,
    kept: values.kept,
    before: session.before,
    since: session.since,
    actedOn: session.actedOn,
    last: session.last,
    sent: session.sent,
    typed: session.typed,
    dialogs: session.dialogs(),
    asked: session.dialogs().slice(session.dialogsBefore),
    secrets: Object.keys(input.secrets),
    downloads: input.recording.downloads(),
    pageErrors: input.recording.pageErrors(),
    response: session.response,
    letters: post.seen(),
    looks: gallery.seen(),
  };
}

/** What the browser's own dialogs said and how they were answered, in order. */
function dialogsOf(refs: Refs): DialogRecord[] {
  return refs.observations().flatMap((seen) => {
    if (seen.kind !== 'dialog') return [];
    const type = (seen.dialog?.type ?? 'alert') as DialogRecord['type'];
    return [{ type, message: seen.text, accepted: seen.dialog?.accepted ?? false }];
  });
}

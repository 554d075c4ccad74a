import type { Pulse } from './pulse.ts';

declare global {
  interface Window {
    __smokejumperPulse?: () => Pulse;
    /** Milliseconds until the document does something that it has arranged itself. */
    __smokejumperNext?: () => number;
    /** Milliseconds that work which goes on from frame to frame has had, as a screen counts them; without end for none. */
    __smokejumperPainted?: () => number;
    /** Milliseconds until the first of its animations ends; without end for none. */
    __smokejumperMoving?: () => number;
    /** Milliseconds until what lies over a point of the window, and is on its way out of sight, has gone; 0 for nothing. */
    __smokejumperLeaving?: (x: number, y: number) => number;
    /** Milliseconds until the first task that it has posted; without end for none. */
    __smokejumperTasks?: () => number;
    /** The shadow trees that there are, and who is told of each new one. */
    __smokejumperTrees?: { living(): ShadowRoot[]; each(listener: (tree: ShadowRoot) => void): void };
    __smokejumperWorkers?: () => Pulse['workers'];
    /** Milliseconds since the document last asked for what the browser answers from elsewhere. */
    __smokejumperAsked?: () => number;
    __smokejumperDrawn?: (ms: number) => Promise<Pulse['drawn']>;
  }
}

// The functions run in every document before its own scripts, in this order, and stand alone there.

/** Lets one frame be drawn and whatever is queued be done: what a page only observes comes with its next frame. */
export function watchFrames(): void {
  const { requestAnimationFrame: onFrame, scheduler } = window;
  const Later = Promise;
  // Browsers older than it know no queue that comes last.
  if (scheduler === undefined) return;
  const post = scheduler.postTask.bind(scheduler);
  const drawn = (ms: number) =>
    new Later<Pulse['drawn']>((resolve) => {
      let done = false;
      const lastInQueue = (work: () => void) => void post(work, { priority: 'background' });
      lastInQueue(() => {
        done = true;
      });
      onFrame(() => lastInQueue(() => resolve('yes')));
      void post(() => resolve(done ? 'no' : 'busy'), { priority: 'user-blocking', delay: ms });
    });
  Object.defineProperty(window, '__smokejumperDrawn', { value: drawn, enumerable: false });
}

/** Notes when the document asks for what comes from outside its own thread, of whose end nothing tells. */
export function watchAsked(): void {
  let at = Number.NEGATIVE_INFINITY;
  const noting: ProxyHandler<(...given: unknown[]) => unknown> = {
    apply(target, self, given) {
      at = performance.now();
      return Reflect.apply(target, self, given);
    },
  };
  const note = (owner: object, name: string) => {
    const { value, writable } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    if (writable && typeof value === 'function') Reflect.set(owner, name, new Proxy(value, noting));
  };
  const page = window as unknown as Record<string, { prototype?: object } | undefined>;
  const storing = 'IDBFactory IDBObjectStore IDBIndex Cache CacheStorage StorageManager LockManager';
  const files = 'FileReader FileSystemHandle FileSystemFileHandle FileSystemDirectoryHandle';
  const others = 'SubtleCrypto BroadcastChannel ServiceWorker HTMLImageElement ImageDecoder Clipboard Permissions';
  for (const kind of `${storing} ${files} ${others}`.split(' ')) {
    const owner = page[kind]?.prototype ?? {};
    for (const name of Object.keys(owner)) note(owner, name);
  }
  for (const name of ['compile', 'instantiate', 'compileStreaming', 'instantiateStreaming']) note(WebAssembly, name);
  note(window, 'createImageBitmap');
  const ago = () => performance.now() - at;
  Object.defineProperty(window, '__smokejumperAsked', { value: ago, enumerable: false });
}

/** Keeps the shadow trees, of whose changes and motion the document itself does not tell. */
export function watchTrees(): void {
  let trees: WeakRef<ShadowRoot>[] = [];
  let listening = (_: ShadowRoot) => {};
  const known = new WeakSet<ShadowRoot>();
  const Kept = WeakRef;
  const keep = (root: ShadowRoot) => {
    if (known.has(root)) return;
    known.add(root);
    trees.push(new Kept(root));
    listening(root);
  };
  Element.prototype.attachShadow = new Proxy(Element.prototype.attachShadow, {
    apply(target, self, given) {
      const root: ShadowRoot = Reflect.apply(target, self, given);
      keep(root);
      return root;
    },
  });
  // Those that came with the document's own text are made by nobody.
  const find = (within: ParentNode) => {
    for (const { shadowRoot } of within.querySelectorAll('*')) {
      if (shadowRoot === null) continue;
      keep(shadowRoot);
      find(shadowRoot);
    }
  };
  document.addEventListener('DOMContentLoaded', () => find(document), { once: true });
  const living = () => {
    trees = trees.filter((tree) => tree.deref() !== undefined);
    return trees.flatMap((tree) => tree.deref() ?? []);
  };
  const each = (listener: (tree: ShadowRoot) => void) => {
    listening = listener;
  };
  Object.defineProperty(window, '__smokejumperTrees', { value: { living, each }, enumerable: false });
}

/** Tells how long something goes on to move. */
export function watchMotion(): void {
  const moving = () =>
    [document, ...(window.__smokejumperTrees?.living() ?? [])].flatMap((tree) => tree.getAnimations());

  const never = 1e9;
  const movingFor = () =>
    moving().reduce((left, animation) => {
      const { endTime, localTime } = animation.effect?.getComputedTiming() ?? {};
      const goesOn = animation.playState === 'running' && Number.isFinite(Number(endTime));
      return goesOn ? Math.min(left, Number(endTime) - Number(localTime ?? 0)) : left;
    }, never);
  Object.defineProperty(window, '__smokejumperMoving', { value: movingFor, enumerable: false });

  const inside = (element: Element, other: Element) => {
    for (let at: Node | null = other; at !== null; at = at instanceof ShadowRoot ? at.host : at.parentNode)
      if (at === element) return true;
    return false;
  };
  const covers = (element: Element, x: number, y: number) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const most = (right - left) * (bottom - top) >= (innerWidth * innerHeight) / 2;
    return most && left <= x && x <= right && top <= y && y <= bottom;
  };
  // A layer that fades may let the pointer through already, to what is not ready for it before the layer has gone.
  const leavingFor = (x: number, y: number) => {
    const met = document.elementFromPoint(x, y);
    return moving().reduce((most, { effect, playState }) => {
      const element = effect instanceof KeyframeEffect ? effect.target : null;
      const { endTime, localTime } = effect?.getComputedTiming() ?? {};
      const left = Number(endTime) - Number(localTime ?? 0);
      const ends = playState === 'running' && Number.isFinite(left);
      if (!ends || element === null || met === null || inside(element, met) || !covers(element, x, y)) return most;
      return Math.max(most, left);
    }, 0);
  };
  Object.defineProperty(window, '__smokejumperLeaving', { value: leavingFor, enumerable: false });
}

/** Tells how long until the first of the tasks that the document has posted for later, or for when it has time. */
export function watchTasks(): void {
  const due = new Map<unknown, number>();
  let ran = Number.NEGATIVE_INFINITY;
  const ending = (work: unknown, end: () => void) =>
    function (this: unknown, ...given: unknown[]) {
      end();
      ran = performance.now();
      return Reflect.apply(work as () => unknown, this, given);
    };
  const behind = (owner: object, name: string, apply: ProxyHandler<(...given: unknown[]) => unknown>['apply']) => {
    const target: unknown = Reflect.get(owner, name);
    if (typeof target === 'function' && apply) Reflect.set(owner, name, new Proxy(target as () => unknown, { apply }));
  };
  if (window.scheduler !== undefined)
    behind(Object.getPrototypeOf(window.scheduler), 'postTask', (target, self, [work, options, ...rest]) => {
      const { delay, signal } = (options ?? {}) as SchedulerPostTaskOptions;
      if (typeof work !== 'function' || signal?.aborted) return Reflect.apply(target, self, [work, options, ...rest]);
      const task = {};
      const end = () => due.delete(task);
      due.set(task, performance.now() + (Number(delay) || 0));
      signal?.addEventListener('abort', end, { once: true });
      return Reflect.apply(target, self, [ending(work, end), options, ...rest]);
    });
  behind(window, 'requestIdleCallback', (target, self, [work, ...rest]) => {
    const run = typeof work === 'function' ? ending(work, () => due.delete(id)) : work;
    const id = Reflect.apply(target, self, [run, ...rest]);
    due.set(id, performance.now());
    return id;
  });
  behind(window, 'cancelIdleCallback', (target, self, given) => {
    due.delete(given[0]);
    return Reflect.apply(target, self, given);
  });
  const now = () => performance.now();
  const nextTask = () =>
    now() - ran < 20 ? 0 : [...due.values()].reduce((next, at) => Math.min(next, Math.max(1, at - now())), 1e9);
  Object.defineProperty(window, '__smokejumperTasks', { value: nextTask, enumerable: false });
}

/** Keeps what the document has arranged to do later, or is in the middle of. */
export function watchPlans(): void {
  type Kind = 'timer' | 'frame';
  // When each is due, by the number the browser gave it.
  const due = { timer: new Map<string, number>(), frame: new Map<string, number>() };
  const ran = { at: Number.NEGATIVE_INFINITY };
  const painting = { inside: false, frames: 0, since: 0 };
  // Proxies, so that the page still finds the browser's own functions by their names and texts.
  const arrange = (kind: Kind, again: boolean) => ({
    apply(target: (...given: unknown[]) => unknown, self: unknown, [work, ...rest]: unknown[]) {
      const wait = kind === 'frame' ? 0 : Math.max(0, Number(rest[0]) || 0);
      const run = function (this: unknown, ...given: unknown[]) {
        if (again) due[kind].set(String(id), performance.now() + wait);
        else due[kind].delete(String(id));
        ran.at = performance.now();
        painting.inside = kind === 'frame';
        if (painting.inside) painting.frames += 1;
        try {
          return Reflect.apply(work as () => unknown, this, given);
        } finally {
          painting.inside = false;
        }
      };
      const begins = kind === 'frame' && !painting.inside && due.frame.size === 0;
      if (begins) Object.assign(painting, { frames: 0, since: performance.now() });
      const id = Reflect.apply(target, self, [typeof work === 'function' ? run : work, ...rest]);
      due[kind].set(String(id), performance.now() + wait);
      return id;
    },
  });
  const forget = (kind: Kind) => ({
    apply(target: (...given: unknown[]) => unknown, self: unknown, given: unknown[]) {
      due[kind].delete(String(given[0]));
      return Reflect.apply(target, self, given);
    },
  });
  const page = window as unknown as Record<string, () => unknown>;
  const behind = (name: string, handler: ProxyHandler<() => unknown>) => {
    if (page[name] !== undefined) page[name] = new Proxy(page[name], handler);
  };
  behind('setTimeout', arrange('timer', false));
  behind('setInterval', arrange('timer', true));
  behind('requestAnimationFrame', arrange('frame', false));
  behind('clearTimeout', forget('timer'));
  behind('clearInterval', forget('timer'));
  behind('cancelAnimationFrame', forget('frame'));

  const never = 1e9;
  const nextIn = () => {
    const busy =
      (window.__smokejumperAsked?.() ?? never) < 250 ||
      document.readyState !== 'complete' ||
      [...document.images].some((image) => !image.complete && image.loading !== 'lazy') ||
      [...document.querySelectorAll('video, audio')].some((media) => !(media as HTMLMediaElement).paused);
    if (busy) return 0;
    const now = performance.now();
    // A timer that is due and has not had its turn yet is still to come, a page in the middle of its frames is at it.
    const timed = [...due.timer.values()].reduce((next, at) => Math.min(next, Math.max(1, at - now)), never);
    const framed = due.frame.size === 0 ? never : 0;
    const others = [window.__smokejumperTasks?.() ?? never, window.__smokejumperMoving?.() ?? never];
    return Math.max(0, Math.min(timed, framed, ...others));
  };
  // What a frame does, its document alone knows: one that does not say is taken to be at it.
  const inFrames = () =>
    Array.from({ length: window.frames.length }, (_, at) => {
      try {
        return window.frames[at]?.__smokejumperNext?.() ?? 0;
      } catch {
        return 0;
      }
    });
  const next = () => (performance.now() - ran.at < 20 ? 0 : Math.min(nextIn(), ...inFrames()));
  Object.defineProperty(window, '__smokejumperNext', { value: next, enumerable: false });
  // A busy machine paints seldom: then frames count, not the clock, but a page that is not painted is not waited for.
  const painted = () => {
    if (due.frame.size === 0) return never;
    return Math.max((painting.frames * 1_000) / 60, (performance.now() - painting.since) / 3);
  };
  Object.defineProperty(window, '__smokejumperPainted', { value: painted, enumerable: false });
}

/** Follows what the document asks of its workers, shared ones too. */
export function watchWorkers(): void {
  // A message that nobody answers is none that anything waits for.
  const patienceMs = 1_000;
  let made = false;
  let asked = Number.NEGATIVE_INFINITY;
  const follow = (port: Worker | MessagePort) => {
    made = true;
    const post = port.postMessage;
    port.postMessage = (...given: unknown[]) => {
      if (asked === Number.NEGATIVE_INFINITY) asked = performance.now();
      Reflect.apply(post, port, given);
    };
    port.addEventListener('message', () => {
      asked = Number.NEGATIVE_INFINITY;
    });
  };
  const page = window as unknown as Record<string, new () => Worker | SharedWorker>;
  for (const name of ['Worker', 'SharedWorker']) {
    if (page[name] === undefined) continue;
    page[name] = new Proxy(page[name], {
      construct(target, given, made) {
        const worker = Reflect.construct(target, given, made) as Worker | SharedWorker;
        follow('port' in worker ? worker.port : worker);
        return worker;
      },
    });
  }
  const tell = () => {
    if (!made) return 'none';
    return performance.now() - asked < patienceMs ? 'asked' : 'idle';
  };
  Object.defineProperty(window, '__smokejumperWorkers', { value: tell, enumerable: false });
}

/** Counts the document's changes. Animation by style alone is no change that a reader could name. */
export function watchChanges(): void {
  const changed = { at: performance.now(), times: 0, looks: 0 };
  const named = [
    'class',
    'style',
    'hidden',
    'disabled',
    'open',
    'checked',
    'selected',
    'value',
    'href',
    'src',
    'readonly',
  ];
  const observer = new MutationObserver((records) => {
    const moving = records.every(
      (record) =>
        record.type === 'attributes' && (record.attributeName === 'style' || record.attributeName === 'class'),
    );
    changed.times += 1;
    if (moving) {
      changed.looks += 1;
      if (changed.looks > 20) return;
    }
    changed.at = performance.now();
  });
  const shown = {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [
      ...named,
      'aria-busy',
      'aria-expanded',
      'aria-checked',
      'aria-selected',
      'aria-pressed',
      'aria-hidden',
      'aria-disabled',
      'aria-current',
      'aria-label',
      'aria-valuenow',
    ],
  };
  observer.observe(document, shown);
  window.__smokejumperTrees?.each((tree) => observer.observe(tree, shown));
  // Where its scripts are off a document has no frames of its own, and would never answer when asked for the next one.
  const unscripted = window.matchMedia('(scripting: none)');
  const pulse = () => ({
    quietFor: Math.min(performance.now() - changed.at, window.__smokejumperPainted?.() ?? Number.MAX_VALUE),
    changes: changed.times,
    born: performance.timeOrigin,
    ready: document.readyState !== 'loading',
    nextInMs: window.__smokejumperNext?.() ?? 0,
    workers: window.__smokejumperWorkers?.() ?? 'none',
    drawn: unscripted.matches ? 'never' : 'unasked',
  });
  Object.defineProperty(window, '__smokejumperPulse', { value: pulse, enumerable: false });
}

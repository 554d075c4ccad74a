/** One case as the page laid it out: where to find the target, and what the oracle expects. */
export interface CaseInfo {
  block: number;
  kind: string;
  mutation: string;
  /** Role, name and place among equals inside the block, as the reader would name it. */
  name: string;
  index: number;
  /** What a press on the meant element makes the page note. */
  token: string;
  expects: 'act' | 'heal' | 'refuse';
  /** The one right outcome of a refusal. */
  outcome: string | null;
}

/**
 * Runs in the page: lays out `blocks` independent blocks from a seed and returns their cases. `mutate()` then does
 * to every block what its case says. The oracle is the model: a button notes the item it is bound to when pressed.
 */
export function installWorld({ seed, blocks }: { seed: number; blocks: number }): CaseInfo[] {
  type Item = { id: string; name: string; label: string };
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const people = ['Alice', 'Bob', 'Carol', 'Dave', 'Erin', 'Frank', 'Grace', 'Heidi', 'Ivan', 'Judy'];
  const labels = ['Delete', 'Edit', 'Open', 'Pay', 'Archive'];
  const kinds = ['list', 'divs', 'table', 'cards', 'toolbar', 'articles', 'links'];
  const steady = ['none', 'restyle', 'insertSibling', 'removeOther', 'reverseKeyed', 'wrap', 'tick', 'reattach'];
  const healing = ['remount', 'remountWrapped'];
  const refusing =
    'rename swap removeTarget shiftUnkeyed reverseUnkeyed virtual wizard hide disable cover twin lostTwin removeOnRemount'.split(
      ' ',
    );
  const log = (token: string) => (globalThis as unknown as { got(what: string): void }).got(token);
  const cases: CaseInfo[] = [];
  const mutations: (() => void)[] = [];
  const bound = new WeakMap<Element, () => string>();
  document.body.addEventListener('click', (event) => {
    for (let at = event.target as Element | null; at; at = at.parentElement) {
      const token = bound.get(at);
      if (token) return log(token());
    }
  });
  const element = (tag: string, text = '', className = '') => {
    const made = document.createElement(tag);
    made.textContent = text;
    if (className) made.className = className;
    return made;
  };

  const rowOf = (kind: string, block: number, item: Item): HTMLElement => {
    const button = element(kind === 'links' ? 'a' : 'button', item.label);
    if (kind === 'links') button.setAttribute('href', '#');
    button.addEventListener('click', (event) => event.preventDefault());
    bound.set(button, () => `${block}:${item.id}:${button.textContent}`);
    if (kind === 'toolbar') return button;
    const row = element(
      { list: 'li', links: 'li', table: 'tr', articles: 'article' }[kind] ?? 'div',
      '',
      kind === 'cards' ? 'card' : 'row',
    );
    const name =
      kind === 'table'
        ? element('td', item.name)
        : kind === 'cards'
          ? element('h4', item.name)
          : element('span', item.name);
    const cell = kind === 'table' ? element('td') : row;
    row.append(name, ' ');
    cell.append(button);
    if (cell !== row) row.append(cell);
    return row;
  };
  const boxFor = (kind: string) => {
    if (kind !== 'table') return element(kind === 'list' || kind === 'links' ? 'ul' : 'div');
    return element('tbody');
  };

  for (let block = 0; block < blocks; block += 1) {
    const group = random();
    const mutation = group < 0.3 ? pick(steady) : group < 0.5 ? pick(healing) : pick(refusing);
    const special = ['wizard', 'tick', 'lostTwin', 'twin'].includes(mutation);
    const kind = special
      ? 'toolbar'
      : mutation === 'virtual' || /Unkeyed|reverse|remove/i.test(mutation)
        ? pick(kinds.filter((one) => one !== 'toolbar'))
        : pick(kinds);
    const count = 3 + Math.floor(random() * 3);
    const shared = pick(labels);
    const start = Math.floor(random() * people.length);
    const items: Item[] = Array.from({ length: count }, (_, at) => ({
      id: `i${at}`,
      name: people[(start + at) % people.length]!,
      label:
        kind === 'toolbar' ? `${labels[at % labels.length]} ${['file', 'view', 'row', 'note', 'team'][at]}` : shared,
    }));
    const section = element('section');
    section.setAttribute('aria-label', `Block ${block}`);
    section.style.cssText = 'position:relative;padding:4px';
    section.append(element('h3', `Block ${block}`));
    const box = boxFor(kind);
    const holder = kind === 'table' ? element('table') : element('div');
    holder.append(box);
    section.append(holder);
    const rows = items.map((item) => rowOf(kind, block, item));
    box.append(...rows);
    document.body.append(section);

    let at = Math.floor(random() * count);
    if (mutation === 'shiftUnkeyed') at = Math.floor(random() * (count - 1));
    if (mutation === 'reverseUnkeyed' && at === (count - 1) / 2) at = 0;
    const target = rows[at]!;
    const button = target.matches('button,a') ? target : target.querySelector<HTMLElement>('button,a')!;
    const item = items[at]!;
    const info: CaseInfo = {
      block,
      kind,
      mutation,
      name: item.label,
      index: kind === 'toolbar' ? 0 : at,
      token: `${block}:${item.id}:${item.label}`,
      expects: healing.includes(mutation) ? 'heal' : steady.includes(mutation) ? 'act' : 'refuse',
      outcome: null,
    };
    /** Shows another item in the same nodes, as un-keyed rows and recycled rows do. */
    const rebind = (row: HTMLElement, next: Item) => {
      row.querySelector('span,h4,td')!.textContent = next.name;
      bound.set(row.querySelector('button,a')!, () => `${block}:${next.id}:${next.label}`);
    };
    const rerender = (next: Item[], wrapper?: HTMLElement) => {
      const fresh = boxFor(kind);
      fresh.append(...next.map((one) => rowOf(kind, block, one)));
      box.remove();
      if (wrapper && kind !== 'table') {
        wrapper.append(fresh);
        holder.append(wrapper);
      } else holder.append(fresh);
    };
    const does: Record<string, () => void> = {
      none() {},
      restyle() {
        button.className = 'fresh';
        button.style.color = 'teal';
      },
      insertSibling: () => holder.before(element('p', 'News of the day')),
      removeOther: () => rows[(at + 1) % count]!.remove(),
      reverseKeyed: () => box.append(...[...rows].reverse()),
      wrap() {
        const wrapper = element('div');
        holder.before(wrapper);
        wrapper.append(holder);
      },
      tick() {
        button.textContent = button.textContent!.replace(/\d+s/, '41s');
        bound.set(button, () => info.token);
      },
      reattach() {
        const next = target.nextSibling;
        target.remove();
        box.insertBefore(target, next);
      },
      remount: () => rerender(items),
      remountWrapped: () => rerender(items, element('div')),
      rename() {
        button.textContent = `${item.label} everything`;
      },
      swap() {
        const other = rows[(at + 1) % count]!;
        const second = other.matches('button,a') ? other : other.querySelector<HTMLElement>('button,a')!;
        button.textContent = `${second.textContent} now`;
        second.textContent = item.label;
      },
      removeTarget: () => target.remove(),
      shiftUnkeyed() {
        rows.slice(0, -1).forEach((row, index) => {
          if (index >= at) rebind(row, items[index + 1]!);
        });
        rows.at(-1)!.remove();
      },
      reverseUnkeyed() {
        for (const [index, row] of rows.entries()) rebind(row, items[count - 1 - index]!);
      },
      virtual() {
        for (const [index, row] of rows.entries()) {
          rebind(row, {
            id: `v${index}`,
            name: `${people[(start + index + 5) % people.length]} ${index}`,
            label: shared,
          });
        }
      },
      wizard() {
        section.querySelector('label')!.firstChild!.textContent = 'Card number';
        bound.set(button, () => `${block}:step2`);
      },
      hide() {
        button.style.display = 'none';
      },
      disable() {
        button.setAttribute('aria-disabled', 'true');
      },
      cover() {
        const veil = element('div', 'Loading');
        veil.style.cssText = 'position:absolute;inset:0;background:#eee';
        section.append(veil);
      },
      twin: () => rerender([...items.slice(0, at + 1), { ...item, id: 'copy' }, ...items.slice(at + 1)]),
      lostTwin: () => rerender(items),
      removeOnRemount: () => rerender(items.filter((one) => one !== item)),
    };
    if (mutation === 'tick') {
      button.textContent = `Resend ${item.label.split(' ')[1]} in 42s`;
      info.name = button.textContent;
      info.token = `${block}:tick`;
      bound.set(button, () => info.token);
    }
    if (mutation === 'wizard') {
      const form = element('form');
      form.innerHTML = '<label>Your name <input></label>';
      form.addEventListener('submit', (event) => event.preventDefault());
      button.textContent = 'Next';
      form.append(button);
      section.append(form);
      info.name = 'Next';
      info.token = `${block}:step1`;
      bound.set(button, () => info.token);
    }
    // Two of one name and nothing around to tell them; then one of them goes.
    if (mutation === 'lostTwin') box.append(rowOf(kind, block, { ...item, id: 'copy' }));
    const outcomes: Record<string, string> = {
      rename: 'renamed',
      swap: 'renamed',
      removeTarget: 'gone',
      shiftUnkeyed: 'recycled',
      reverseUnkeyed: 'recycled',
      virtual: 'recycled',
      wizard: 'recycled',
      hide: 'hidden',
      disable: 'disabled',
      cover: 'intercepted',
      twin: 'ambiguous',
      lostTwin: 'ambiguous',
      removeOnRemount: 'gone',
    };
    info.outcome = outcomes[mutation] ?? null;
    cases.push(info);
    mutations.push(does[mutation]!);
  }
  (globalThis as unknown as { mutate(): void }).mutate = () => {
    for (const mutation of mutations) mutation();
  };
  return cases;
}

import type { BrowserContext, Page } from 'playwright';
import { createPageLink, type PageLink } from '../link/page-link.ts';

export interface Tab {
  id: string;
  page: Page;
  link: PageLink;
  crashed: boolean;
  /** Labels of frames other than the top one, by the browser's id. */
  frameNames: Map<string, string>;
}

/** The open tabs of a run, numbered in the order they were opened. */
export interface Tabs {
  of(page: Page): Tab;
  get(id: string): Tab | undefined;
  /** The one in front: opened first, or named by `activate`; another open one once it is closed. */
  active(): Tab | undefined;
  activate(id: string): Tab | undefined;
  open(): Tab[];
  onOpened(listener: (tab: Tab) => void): void;
  close(): void;
}

export function createTabs(context: BrowserContext): Tabs {
  const byPage = new Map<Page, Tab>();
  const byId = new Map<string, Tab>();
  const listeners: ((tab: Tab) => void)[] = [];
  let front: Tab | undefined;
  const of = (page: Page): Tab => {
    const known = byPage.get(page);
    if (known) return known;
    const tab: Tab = {
      id: `t${byId.size + 1}`,
      page,
      link: createPageLink(page),
      crashed: false,
      frameNames: new Map(),
    };
    byPage.set(page, tab);
    byId.set(tab.id, tab);
    for (const listener of listeners) listener(tab);
    return tab;
  };
  const open = () => [...byId.values()].filter((tab) => !tab.page.isClosed());
  const onPage = (page: Page) => void of(page);
  for (const page of context.pages()) of(page);
  context.on('page', onPage);
  return {
    of,
    get: (id) => byId.get(id),
    active() {
      if (front && !front.page.isClosed()) return front;
      front = open()[0];
      return front;
    },
    activate(id) {
      const tab = byId.get(id);
      if (!tab || tab.page.isClosed()) return undefined;
      front = tab;
      return tab;
    },
    open,
    onOpened(listener) {
      listeners.push(listener);
      for (const tab of byId.values()) listener(tab);
    },
    close: () => context.off('page', onPage),
  };
}

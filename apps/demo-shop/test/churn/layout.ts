import type { Bug as Change } from '../bugs.ts';
import type { Visitor } from '../visitor.ts';

/** A computed style of the first match on the help page. */
const styleOf =
  (selector: string, property: string) =>
  async ({ page, open }: Visitor) => {
    await open('/help');
    const element = page.locator(selector).first();
    await element.waitFor();
    return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
  };

export const layoutChurn: Record<string, Change> = {
  wrapped: {
    seen: async ({ page, open }) => {
      await open('/help');
      return page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        let depth = 0;
        for (let node: Element | null = heading; node?.tagName !== 'MAIN' && node; node = node.parentElement) depth++;
        return depth;
      });
    },
    healthy: 3,
    broken: 5,
  },
  'other-ids': {
    seen: async ({ page, open }) => {
      await open('/login');
      const field = page.getByLabel('Username');
      const box = await page.getByRole('heading', { level: 1 }).getAttribute('class');
      return [(await field.getAttribute('id')) === 'field-username', box?.endsWith('_title')];
    },
    healthy: [true, true],
    broken: [false, false],
  },
  'cookie-on-top': {
    alone: true,
    seen: async ({ page, open }) => {
      await open('/help');
      await page.evaluate(() => localStorage.clear());
      await page.addInitScript(() => localStorage.clear());
      await page.reload();
      return page.getByRole('region', { name: 'Cookies' }).evaluate((node) => getComputedStyle(node).position);
    },
    healthy: 'fixed',
    broken: 'static',
  },
  'dark-theme': { seen: styleOf('body', 'background-color'), healthy: 'rgb(246, 247, 243)', broken: 'rgb(20, 25, 21)' },
  'large-type': { seen: styleOf('html', 'font-size'), healthy: '16px', broken: '20px' },
  compact: { seen: styleOf('html', '--gap'), healthy: '1.25rem', broken: '.6rem' },
  'narrow-column': { seen: styleOf('main', 'max-width'), healthy: '1184px', broken: '736px' },
  'upper-case': { seen: styleOf('nav a', 'text-transform'), healthy: 'none', broken: 'uppercase' },
  'sticky-header': { seen: styleOf('header', 'position'), healthy: 'static', broken: 'sticky' },
  animated: {
    seen: async (visitor) => (await styleOf('main > div', 'animation-duration')(visitor)) !== '0s',
    healthy: false,
    broken: true,
  },
  icons: {
    seen: async ({ page, open }) => {
      await open('/login');
      return page.getByRole('button', { name: 'Sign in' }).locator('svg').count();
    },
    healthy: 0,
    broken: 1,
  },
};

import type { SwitchName } from '../deploys.ts';

interface Given {
  base: string;
  on: SwitchName[];
}

declare global {
  interface Window {
    shop: Given;
  }
}

/** Whether a switch is on in the deploy this page came from. */
export const on = (name: SwitchName): boolean => window.shop.on.includes(name);

/** The address of a path of the shop under this deploy's own base. */
export const at = (path: string): string => `${window.shop.base}${path}`;

/** The path inside the shop that the browser is at. */
export const here = (): string => window.location.pathname.slice(window.shop.base.length) || '/';

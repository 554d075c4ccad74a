import type { ComponentType } from 'react';
import { StaleBuild } from './parts/stale-build.ts';

/** A page in a file of its own. A file that is not there is of an older build than the server's: StaleBuild. */
export function page<K extends string>(read: () => Promise<Record<K, ComponentType>>, name: K) {
  return async () => {
    try {
      return { Component: (await read())[name] };
    } catch (error) {
      throw new StaleBuild(error);
    }
  };
}

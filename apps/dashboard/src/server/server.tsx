import { connect, type Smokejumper } from '@smokejumper/sdk';
import { createContext, type ReactNode, useContext } from 'react';

interface ServerOfTab {
  server: Smokejumper;
  /** Every request from now on is about this workspace; null: about none. */
  enter(workspaceId: string | null): void;
}

const Context = createContext<ServerOfTab | null>(null);

/** The server these pages came from. The workspace is this tab's own, so that two tabs may look at two of them. */
export function ServerProvider({ of, children }: { of: ServerOfTab; children: ReactNode }) {
  return <Context value={of}>{children}</Context>;
}

export function createServer(): ServerOfTab {
  let entered: string | null = null;
  const server = connect({
    url: location.origin,
    fetch: (input, init) => {
      const request = new Request(input, init);
      if (entered !== null) request.headers.set('smokejumper-workspace', entered);
      return fetch(request);
    },
  });
  return {
    server,
    enter(workspaceId) {
      entered = workspaceId;
    },
  };
}

export function useServer(): ServerOfTab {
  const server = useContext(Context);
  if (server === null) throw new Error('ServerProvider is missing');
  return server;
}

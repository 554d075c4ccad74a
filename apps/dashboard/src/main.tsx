import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createRouter } from './routes.tsx';
import { createCache, meKey } from './server/cache.ts';
import { createServer, ServerProvider } from './server/server.tsx';
import { readMe } from './session/session.tsx';

const cache = createCache();
const server = createServer();
// Asked before the page itself is read: every page but a few waits for it.
void cache.prefetchQuery({ queryKey: meKey, queryFn: ({ signal }) => readMe(server.server, signal) });
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <QueryClientProvider client={cache}>
      <ServerProvider of={server}>
        <RouterProvider router={createRouter()} />
      </ServerProvider>
    </QueryClientProvider>
  </StrictMode>,
);

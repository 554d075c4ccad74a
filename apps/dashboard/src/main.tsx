import './server/no-eval.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createRouter } from './routes.tsx';
import { createCache } from './server/cache.ts';
import { ServerProvider } from './server/server.tsx';

const cache = createCache();
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <QueryClientProvider client={cache}>
      <ServerProvider>
        <RouterProvider router={createRouter()} />
      </ServerProvider>
    </QueryClientProvider>
  </StrictMode>,
);

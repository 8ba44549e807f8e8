import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { onTestFinished } from 'vitest';
import type { PageSettings } from '#contract/page-settings.ts';
import { newQueryClient } from '#web/api/query-client.ts';
import { startSession } from '#web/api/session.ts';
import { newRouter } from '#web/app/router.tsx';
import { givePageSettings } from './factories/page-settings.ts';

/** Opens an address of the admin as the browser would, shell and all. */
export async function openScreen(
  address: string,
  changes: Partial<PageSettings> = {},
  /** As in development: everything is mounted twice, and must not mind. */
  { isStrict = false }: { isStrict?: boolean } = {},
) {
  startSession('first');
  window.scrollTo = () => undefined;
  const settings = givePageSettings(changes);
  const history = createMemoryHistory({ initialEntries: [address] });
  const queries = newQueryClient();
  onTestFinished(() => queries.clear()); // What would be tried again must not reach the next test.
  const Mode = isStrict ? StrictMode : Fragment;
  render(
    <Mode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={newRouter(settings, history)} />
      </QueryClientProvider>
    </Mode>,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  return { settings, history, heading, queries };
}

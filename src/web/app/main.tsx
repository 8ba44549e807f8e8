import '#web/ui/styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { assert } from '#domain/shared/assert.ts';
import { newQueryClient } from '#web/api/query-client.ts';
import { startSession } from '#web/api/session.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { flushTrackingOnLeave } from '#web/shared/track.ts';
import { calmOnce, whenCalm } from '#web/ui/calm.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';
import { newRouter } from './router.tsx';

const settings = pageSettings();
startSession(settings.nonce, settings.user.id);
flushTrackingOnLeave();

const place = document.getElementById('root');
assert(place, 'the document has a place for the app');

const client = newQueryClient();
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={newRouter(settings)} />
    </QueryClientProvider>
  </StrictMode>,
);
calmOnce(() => client.isFetching() === 0 && document.querySelector('h1') !== null);
// The first menu opens at once. Without a network its press tries again and shows its own failure.
whenCalm()
  .then(loadOpening)
  .catch(() => undefined);
// What was typed before the page was loaded in another language; the key stands in language/carried.ts.
if ('carried' in sessionStorage)
  void import('./language/restore-form.ts').then(({ restoreForm }) => restoreForm());
void whenCalm().then(async () => (await import('./stay-true.ts')).stayTrue(client));

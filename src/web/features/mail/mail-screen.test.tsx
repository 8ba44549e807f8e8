import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Replied } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import type { getMail, listMail } from '#contract/mail.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { newQueryClient } from '#web/api/query-client.ts';
import { startSession } from '#web/api/session.ts';
import { mailFeature } from './mail-feature.ts';
import { MailScreen } from './mail-screen.tsx';

const SUMMARY = {
  id: 7,
  to: 'amara@example.com',
  subject: 'Your export is ready',
  state: 'sent',
  attempts: 1,
  created: utcInstant(epochSeconds(1_790_000_000)),
  sent: utcInstant(epochSeconds(1_790_000_001)),
} as const;
const MAIL: Replied<typeof getMail> = {
  ...SUMMARY,
  text: 'Hello <img src=x onerror=alert(1)>\nThe file is attached.',
  last_error: null,
  attachments: [{ filename: 'transactions.csv', contentType: 'text/csv', size_bytes: 1500 }],
};
const LIST: Replied<typeof listMail> = { data: [SUMMARY], total_count: 1 };

let replies: Record<string, () => Response>;
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  startSession('first');
  replies = {
    '/wp-json/wc-admin/mail?page=1&pagesize=25': () => json(200, LIST),
    '/wp-json/wc-admin/mail/7': () => json(200, MAIL),
  };
  vi.stubGlobal('fetch', async (address: string) => replies[address]?.() ?? json(404, {}));
});
afterEach(() => vi.unstubAllGlobals());

function open(address: string) {
  const root = createRootRoute();
  const mail = createRoute({
    getParentRoute: () => root,
    path: '/mail',
    validateSearch: mailFeature.search,
    component: MailScreen,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([mail]), history });
  render(
    <QueryClientProvider client={newQueryClient()}>
      {/* The types of the real router are registered; this small one has routes of its own. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

test('lists mails, each with its own address', async () => {
  givePageSettings();
  open('/mail');
  const link = await screen.findByRole('link', { name: 'Your export is ready' });
  expect(link.getAttribute('href')).toBe('/mail?id=7');
  expect(screen.getByRole('button', { name: /next page/i })).toBeTruthy();
});

test('without mails there is nothing to turn pages of', async () => {
  givePageSettings();
  replies['/wp-json/wc-admin/mail?page=1&pagesize=25'] = () => json(200, { data: [], total_count: 0 });
  open('/mail');
  await screen.findByRole('heading', { name: 'No mail yet' });
  expect(screen.queryByRole('button', { name: /page/ })).toBeNull();
});

test('shows one mail as text, whatever it says', async () => {
  givePageSettings();
  open('/mail?id=7');
  const letter = await screen.findByText(/Hello <img src=x onerror=alert\(1\)>/);
  expect(letter.querySelector('img')).toBeNull();
  expect(screen.getByText('transactions.csv, 1.5 kB')).toBeTruthy();
});

test('a failed read says so and can be tried again', async () => {
  givePageSettings();
  const address = '/wp-json/wc-admin/mail?page=1&pagesize=25';
  replies[address] = () =>
    json(500, {
      code: 'wcpay_server_error',
      message: fail('wcpay_server_error').message,
      data: { status: 500 },
    });
  open('/mail');
  const notice = await screen.findByRole('alert');
  replies[address] = () => json(200, LIST);
  await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Your export is ready' });
});

test('a store with a mail server keeps nothing here, and nothing is asked', async () => {
  givePageSettings({ features: { mailPage: false, simulatorConsole: false } });
  replies = {};
  open('/mail');
  await screen.findByText('Mail goes out by itself');
});

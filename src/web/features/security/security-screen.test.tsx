import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listSecurity, type SecurityEntry } from '#contract/security.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const anEntry = (over: Partial<SecurityEntry> = {}): SecurityEntry => ({
  id: 1,
  at: utcInstant(epochSeconds(1_763_180_000)),
  action: 'session.start',
  actor_email: 'amara@example.com',
  is_own: true,
  ip: '192.0.2.1',
  result: 'succeeded',
  details: { device: 'Chrome on Linux', way: 'password' },
  ...over,
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
});
const answer = (...data: SecurityEntry[]) =>
  server.answer(listSecurity, () => ({ data, total_count: data.length }));
const VISITOR = { user: { ...aPageSettings().user, capabilities: [] } };

test.each<[Partial<SecurityEntry>, string, string[]]>([
  [{}, 'Signed in', ['You', 'Chrome on Linux', '192.0.2.1', 'Done']],
  [{ details: { device: 'Safari on iPhone', way: 'link' } }, 'Signed in', ['With a one-time link']],
  [{ is_own: false }, 'Signed in', ['amara@example.com']],
  [
    {
      action: 'session.fail',
      result: 'failed',
      is_own: false,
      actor_email: '',
      details: { attempts: 5, attempts_in_all: 1250 },
    },
    'Sign-in failed',
    ['An unknown name', '5 wrong passwords within the hour', '1,250 from all addresses', 'Failed'],
  ],
  [
    { action: 'session.fail', result: 'failed', details: { is_refused: true } },
    'Sign-in failed',
    ['Too many attempts: refused for a while'],
  ],
  [{ details: { sessions_ended: 2 } }, 'Signed in', ['2 older ended, because there were too many']],
  [
    {
      action: 'api_key.create',
      details: { description: 'Accounting', truncated_key: 'f00ba12', scope: 'read' },
    },
    'API key made',
    ['Accounting (…f00ba12)', 'Read'],
  ],
  [{ action: 'export.download', details: { kind: 'transactions' } }, 'Export downloaded', ['Transactions']],
  [
    { action: 'backup.restore', details: {}, actor_email: '', is_own: false, ip: '' },
    'Backup restored',
    ['The system', 'This server', '–'],
  ],
  [{ action: 'passkey.add', details: { kind: 'new_list' } }, 'Passkey.add', ['New list']],
])('%j reads as %s', async (over, name, words) => {
  answer(anEntry(over));
  await openScreen(paths.security());
  const row = await screen.findByRole('row', { name: new RegExp(name) });
  for (const each of words) expect(row.textContent).toContain(each);
});

test('is in the menu of the account, also of somebody who may not run the store, and shows them what is theirs', async () => {
  answer(anEntry());
  const { heading } = await openScreen(paths.security(), VISITOR);
  expect(heading.textContent).toBe('Security');
  expect(document.title).toBe('Security – Countinghouse');
  expect(await screen.findByText(/When your account was used or tried/)).toBeTruthy();
  expect(await screen.findByRole('row', { name: /Signed in/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Change your password' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Account of/ }));
  const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Security', 'Language', 'Sign out']);
});

test('asks for what the address says', async () => {
  answer(anEntry());
  await openScreen(
    `${paths.security()}&action_is=session.fail&result_is=failed&date_after=2025-11-01&paged=2`,
  );
  await screen.findByRole('row', { name: /Signed in/ });
  expect(server.asked(listSecurity)[0]?.query).toMatchObject({
    action: 'session.fail',
    result: 'failed',
    date_after: '2025-11-01',
    page: '2',
    direction: 'desc',
  });
});

test('nothing yet', async () => {
  answer();
  await openScreen(paths.security());
  expect(await screen.findByText('Nothing to tell yet')).toBeTruthy();
});

test('a failed read says so and can be tried again', async () => {
  server.answer(listSecurity, () => refuse('wcpay_server_error'));
  await openScreen(paths.security());
  expect(await screen.findByText('What happened could not be loaded.')).toBeTruthy();
});

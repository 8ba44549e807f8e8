import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dismissOperation, listOperations, type OperationSummary } from '#contract/operations.ts';
import { getSync, repairSync, type SyncState } from '#contract/sync.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const ago = (seconds: number) => utcInstant(epochSeconds(Math.floor(Date.now() / 1000) - seconds));
const aState = (over: Partial<SyncState> = {}): SyncState => ({
  provider: 'simulator',
  last_event: { id: 'evt_1', type: 'charge.succeeded', created: ago(3), received: ago(180) },
  waiting: 0,
  waiting_since: null,
  last_polled: ago(40),
  backfills: [],
  problems: [],
  operations: { under_way: 0, needs_attention: 0 },
  replica: null,
  last_restart: null,
  set_aside: { total: 0, newest: [] },
  last_check: null,
  ...over,
});
const anOperation: OperationSummary = {
  ...{ id: 'op_1', kind: 'refund_charge', subject: 'ch_lost', state: 'needs_attention', attempts: 6 },
  ...{
    actor_email: 'amara@example.com',
    created: ago(90_000),
    finished: null,
    error_code: null,
    error_message: null,
  },
};

let server: ReturnType<typeof fakeServer>;
let state: SyncState;
let operations: OperationSummary[];
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  state = aState();
  operations = [];
  server.answer(getSync, () => state);
  server.answer(listOperations, () => ({ data: operations, total_count: operations.length }));
});

test('says when the last news came, what is behind, and that nothing needs anybody', async () => {
  await openScreen(paths.sync());
  await screen.findByText('Up to date');
  expect(screen.getByText('3 minutes ago')).toBeTruthy();
  expect(screen.getByText('charge.succeeded')).toBeTruthy();
  expect(screen.getByText('Nothing is behind.')).toBeTruthy();
  expect(screen.getByText('Not compared yet')).toBeTruthy();
  expect(await screen.findByText('Nothing needs you')).toBeTruthy();
});

test.each([
  [{ lag_s: 12.4 }, '12 seconds ago'],
  [{ lag_s: null }, 'Does not answer'],
])('a copy for reports with %o says %s', async (replica, words) => {
  state = aState({ replica });
  await openScreen(paths.sync());
  expect(await screen.findByText('Copy for reports')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test('a check is asked for, and what it found and put right is shown', async () => {
  server.answer(repairSync, () => {
    state = aState({
      last_check: {
        ...{ started: ago(2), finished: ago(1), compared: 1234, missing: 1, different: 1 },
        ...{ unexplained: 0, repaired: 2 },
        examples: [
          { kind: 'charge', id: 'ch_missed', what: 'missing' },
          { kind: 'transaction', id: 'txn_off', what: 'different' },
        ],
      },
    });
    return { asked: true as const };
  });
  await openScreen(paths.sync());
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
  await screen.findByText('2 differences were put right');
  expect(screen.getAllByText('1,234').length).toBeGreaterThan(0);
  const found = screen.getByRole('region', { name: 'What was found' });
  expect(within(found).getByRole('link', { name: 'ch_missed' }).getAttribute('href')).toBe(
    paths.payment({ id: 'ch_missed' }),
  );
  expect(within(found).getByRole('row', { name: /Was different here.*Balance movement/ })).toBeTruthy();
});

test('a check that cannot be started says why', async () => {
  server.answer(repairSync, () => refuse('rest_too_many_requests'));
  await openScreen(paths.sync());
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The check could not be started.');
});

test('an action nobody confirmed is settled by a person who looked', async () => {
  state = aState({ operations: { under_way: 0, needs_attention: 1 } });
  operations = [anOperation];
  server.answer(dismissOperation, ({ path: [id = ''] }) => {
    operations = [];
    state = aState();
    return { id, dismissed: true as const };
  });
  await openScreen(paths.sync());
  await screen.findByText('Needs you');
  expect(screen.getByText('1 money action was never confirmed')).toBeTruthy();
  const row = await screen.findByRole('row', { name: /Refund ch_lost/ });
  expect(within(row).getByRole('link', { name: 'ch_lost' })).toBeTruthy();

  await userEvent.click(within(row).getByRole('button', { name: /did not happen: Refund ch_lost/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Did you look at the payments service?' });
  expect(server.asked(dismissOperation)).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'It did not happen' }));
  await screen.findByText('Nothing needs you');
  await waitFor(() => expect(screen.getByText('Up to date')).toBeTruthy());
  expect(server.asked(dismissOperation)).toMatchObject([
    { path: '/wp-json/wc/v3/payments/operations/op_1/dismiss' },
  ]);
});

test('a failed read says so and is read again', async () => {
  server.answer(getSync, () => refuse('wcpay_server_error'));
  await openScreen(paths.sync());
  await screen.findByText('The state of the sync could not be read.');
  server.answer(getSync, () => state);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Up to date');
});

test.each([
  ['provider_key_refused', 'error', /STRIPE_SECRET_KEY/],
  ['provider_permission_missing', 'error', /Give it the missing permission/],
  ['provider_rate_limited', 'warning', /goes on by itself/],
  ['provider_unavailable', 'warning', /tried again by itself/],
  ['provider_answer_broken', 'warning', /from the same place/],
  ['event_signature_invalid', 'error', /STRIPE_WEBHOOK_SECRET/],
  ['event_clock_off', 'error', /the clock of this server is not/],
  ['event_of_other_mode', 'error', /hears of both modes/],
  ['event_of_other_account', 'error', /hears of all its accounts/],
  ['store_unavailable', 'warning', /is down or cannot be reached/],
  ['store_slow', 'warning', /ask your host why the store is slow/],
  ['store_rate_limited', 'warning', /We ask more slowly/],
  ['store_answer_broken', 'warning', /from the same place/],
  ['store_answer_too_large', 'error', /A plugin adds very much/],
  ['store_key_refused', 'error', /give it on the set-up page/],
  ['store_permission_missing', 'error', /Give the key “Read\/Write”/],
  ['store_clock_off', 'error', /more than 15 minutes apart/],
  ['store_moved', 'error', /Give its new address, with a key, on the set-up page/],
  ['store_certificate', 'error', /renew the certificate/],
  ['store_private', 'error', /Give its public address/],
  ['store_rest_missing', 'error', /permalinks must not be “Plain”/],
  ['store_no_data', 'error', /A firewall, a login page/],
  ['store_refused', 'error', /Open the order in your store/],
  ['store_signature_invalid', 'error', /remove what is called “Countinghouse”/],
  ['wcpay_server_error', 'error', /the log of the server/],
])('%s is told with what to do about it', async (code, kind, advice) => {
  state = aState({
    problems: [
      {
        ...{ source: 'history', code, message: 'This is what happened.' },
        ...{ since: ago(7200), last: ago(180), times: 12 },
      },
    ],
  });
  await openScreen(paths.sync());
  const notice = await screen.findByRole('region', {
    name: /^(This is what happened\.|A delivery (of your store )?was refused: .+|Deliveries of .+)$/,
  });
  expect(notice.dataset.kind).toBe(kind);
  expect(within(notice).getByText(advice)).toBeTruthy();
  expect(
    within(notice).getByText(/copying the history: 12 times since 2 hours ago, last 3 minutes/),
  ).toBeTruthy();
  expect(within(notice).getByRole('link', { name: 'See the set-up' }).getAttribute('href')).toBe(
    paths.setup(),
  );
  expect(screen.getByText('Disturbed')).toBeTruthy();
});

test('the first copy of the history tells how fast it goes and how long it will take', async () => {
  const walk = { kind: 'charge', objects: 12_400, started: ago(60), finished: null };
  state = aState({ backfills: [{ ...walk, rate: 412.4, share: 0.2, left_s: 720 }] });
  await openScreen(paths.sync());
  const words = 'Charge: 12,400 so far. 412 a second. About 12 minutes left.';
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([
  ['error', 'an error ended it'],
  ['database_ended', 'its database ended'],
  ['out_of_memory', 'it ran out of memory'],
  ['killed', 'it was killed from outside'],
  ['a reason of a newer server', 'it had ended by itself'],
])('a restart because of %s is told, and disturbs nothing else', async (reason, words) => {
  state = aState({ last_restart: { at: utcInstant(epochSeconds(1_763_180_000)), reason, times: 1 } });
  await openScreen(paths.sync());
  const title = `The server was restarted at Nov 14, 2025, 23:13 because ${words}.`;
  const notice = await screen.findByRole('region', { name: title });
  expect(notice.textContent).toContain('Nothing was lost');
  expect(notice.textContent).not.toContain('times');
  expect(screen.getByText('Up to date')).toBeTruthy();
});

test('several restarts within the week are counted', async () => {
  state = aState({ last_restart: { at: ago(60), reason: 'killed', times: 3 } });
  await openScreen(paths.sync());
  expect(await screen.findByText(/This happened 3 times in the last 7 days\./)).toBeTruthy();
});

test('what could not be kept is listed with its reason; without any, nothing is said of it', async () => {
  const one = { kind: 'charge', id: 'ch_odd', reason: 'null is no amount', since: ago(60), times: 2 };
  state = aState({ set_aside: { total: 1, newest: [one] } });
  await openScreen(paths.sync());
  expect(await screen.findByRole('heading', { name: 'Set aside' })).toBeTruthy();
  expect(screen.getByText('null is no amount')).toBeTruthy();
  expect(screen.getByText(/^1 record of the payments service could not be kept here/)).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checkPayoutsExport, type ExportRecord, listExports } from '#contract/exports.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const AT = utcInstant(epochSeconds(1_790_000_000));
const anExport = (n: number, over: Partial<ExportRecord> = {}): ExportRecord => ({
  ...{ export_id: `exp_${String(n).padStart(32, '0')}`, kind: 'transactions', state: 'finished' },
  ...{ filters: { sort: 'date', type_is: 'refund' }, columns: ['date', 'amount'], locale: 'en_US' },
  ...{ rows: 1_000_000, bytes: 123_456_789, sha256: 'ab'.repeat(32), downloads: 1 },
  ...{ created: AT, finished: AT, asked_by: 'amara@example.com', is_own: true, is_scheduled: false },
  ...over,
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => vi.restoreAllMocks());
const answerRows = (...data: ExportRecord[]) =>
  server.answer(listExports, () => ({ data, total_count: data.length }));

test('what was asked for, by whom, and what it held', async () => {
  answerRows(
    anExport(1),
    anExport(2, {
      ...{ kind: 'payouts', state: 'waiting', filters: {}, rows: null, bytes: null, sha256: null },
      ...{ downloads: 0, asked_by: 'ben@example.com', is_own: false },
    }),
  );
  await openScreen(paths.exports());
  const mine = within(await screen.findByRole('row', { name: /Transactions/ }));
  for (const words of [
    'Type is Refund · 2 columns',
    '1,000,000',
    '123 MB',
    'abababababab…',
    'You',
    'Downloaded',
  ])
    expect(mine.getByText(words)).toBeTruthy();
  const other = within(screen.getByRole('row', { name: /Payouts/ }));
  expect(other.getByText('ben@example.com')).toBeTruthy();
  expect(other.getByText('Everything · 2 columns')).toBeTruthy();
  expect(other.queryByRole('button', { name: /Download/ })).toBeNull();
});

test('what a schedule made says so, and a mail leads to the one file', async () => {
  const filters = { date_between: ['2026-11-01', '2026-11-30'], format: 'datev' };
  answerRows(anExport(3, { kind: 'journal', filters, columns: [], rows: null, is_scheduled: true }));
  await openScreen(paths.exports({ filter: anExport(3).export_id }));
  const row = await screen.findByRole('row', { name: /Journal/ });
  for (const words of ['Date is between Nov 1, 2026 and Nov 30, 2026, Format is DATEV', 'by a schedule'])
    expect(row.textContent).toContain(words);
  expect(row.textContent).not.toContain('column');
  expect(server.asked(listExports)[0]?.query).toMatchObject({ export_id: anExport(3).export_id });
});

test('one of mine is downloaded again, through a link of its own', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href);
  });
  answerRows(anExport(7, { kind: 'payouts' }));
  server.answer(checkPayoutsExport, ({ path: [id] }) => ({
    status: 'success' as const,
    download_url: `/wp-json/wc/v3/payments/exports/${id}/file?token=t`,
  }));
  await openScreen(paths.exports());
  await userEvent.click(await screen.findByRole('button', { name: /Download Payouts, asked for/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toContain(`/exports/${anExport(7).export_id}/file?token=t&force_download=true`);
});

test('a file that cannot be fetched says why', async () => {
  answerRows(anExport(7, { kind: 'payouts' }));
  server.answer(checkPayoutsExport, () => refuse('export_not_found'));
  await openScreen(paths.exports());
  await userEvent.click(await screen.findByRole('button', { name: /Download Payouts/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('The file could not be fetched.');
});

test('none yet, and a read that failed', async () => {
  server.answer(listExports, () => refuse('wcpay_server_error'));
  await openScreen(paths.exports());
  await screen.findByText('The exports could not be loaded.');
  answerRows();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No exports yet');
});

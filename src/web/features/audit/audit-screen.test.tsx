import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type AuditRow, listAudit, verifyAudit } from '#contract/audit.ts';
import { checkAuditExport, exportAudit } from '#contract/exports.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { PATIENT } from '#tests/patience.ts';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const aLine = (over: Partial<AuditRow> = {}): AuditRow => ({
  id: 1,
  at: utcInstant(epochSeconds(1_763_180_000)),
  actor_id: 1,
  actor_email: 'amara@example.com',
  ip: '127.0.0.1',
  action: 'settings.save',
  object_kind: 'settings',
  object_id: 'payments',
  before: { is_manual_capture_enabled: false },
  after: { is_manual_capture_enabled: true },
  operation_id: null,
  result: 'succeeded',
  hash: 'ab'.repeat(32),
  ...over,
});

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(verifyAudit, () => ({ rows: 2, broken: 0, first_broken: null, head: 'cd'.repeat(32) }));
  server.answer(listAudit, () => ({
    data: [
      aLine({ id: 2, action: 'payment.refund', object_kind: 'charge', object_id: 'ch_1', result: 'failed' }),
      aLine(),
    ],
    total_count: 2,
  }));
});

test('who did what to which, before and after', async () => {
  await openScreen(paths.audit());
  const row = await screen.findByRole('row', { name: /Settings changed/ });
  expect(row.textContent).toContain('amara@example.com');
  expect(row.textContent).toContain('Charge later Off → On');
  expect(within(row).getByRole('link', { name: 'payments' })).toBeTruthy();
  const refund = screen.getByRole('row', { name: /Payment refunded/ });
  expect(within(refund).getByText('Failed')).toBeTruthy();
  expect(within(refund).getByRole('link', { name: 'ch_1' }).getAttribute('href')).toBe(
    paths.payment({ id: 'ch_1' }),
  );
});

test('amounts are money, and what is long is folded', async () => {
  const descriptor = 'A'.repeat(120);
  server.answer(listAudit, () => ({
    data: [
      aLine({
        ...{ id: 2, action: 'payment.refund', object_kind: 'charge', object_id: 'ch_1' },
        before: { amount_refunded: 0 },
        after: { amount_refunded: 1250, refund: 're_1', amount: 1250, currency: 'eur' },
      }),
      aLine({
        before: {
          woopay_custom_message: '',
          advanced_fraud_protection_settings: [{ key: 'cvc', block: true }],
        },
        after: {
          woopay_custom_message: descriptor,
          advanced_fraud_protection_settings: [{ key: 'cvc', block: false }],
        },
      }),
    ],
    total_count: 2,
  }));
  await openScreen(paths.audit());
  const refund = await screen.findByRole('row', { name: /Payment refunded/ });
  expect(refund.textContent).toContain('Refunded in all €0.00 EUR → €12.50 EUR');
  expect(refund.textContent).toContain('Refund re_1');
  expect(refund.textContent).toContain('Amount €12.50 EUR');
  const saved = screen.getByRole('row', { name: /Settings changed/ });
  expect(within(saved).getByText('One-click: message').closest('details')?.textContent).toContain(descriptor);
  expect(saved.textContent).toContain('Fraud filters Changed');
});

test('the chain is whole, or says where it breaks', async () => {
  await openScreen(paths.audit());
  expect(await screen.findByText('Whole: 2 lines, none changed, added or taken out.')).toBeTruthy();
  server.answer(verifyAudit, () => ({ rows: 2, broken: 1, first_broken: 2, head: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/^Broken at line 2/)).toBeTruthy();
});

test('the address narrows the log', async () => {
  await openScreen(
    `${paths.audit()}&action_is=payment.refund&result_is=failed&search[]=ch_1&date_after=2025-11-01`,
  );
  await screen.findByRole('row', { name: /Payment refunded/ });
  expect(server.asked(listAudit).at(-1)?.query).toMatchObject({
    action: 'payment.refund',
    result: 'failed',
    search: ['ch_1'],
    date_after: '2025-11-01',
    direction: 'desc',
  });
});

test('the file is asked for as the list stands on the screen', async () => {
  server.answer(exportAudit, () => ({ export_id: `exp_${'0'.repeat(32)}` as const }));
  server.answer(checkAuditExport, () => refuse('export_not_found'));
  await openScreen(`${paths.audit()}&action_is=payment.refund&search[]=ch_1`);
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await vi.waitFor(() => expect(server.asked(exportAudit)).toHaveLength(1), PATIENT);
  expect(server.asked(exportAudit)[0]?.body).toEqual({
    action: 'payment.refund',
    search: ['ch_1'],
    direction: 'desc',
  });
});

test('a read that failed can be tried again', async () => {
  server.answer(listAudit, () => refuse('wcpay_server_error'));
  await openScreen(paths.audit());
  expect(await screen.findByText('The audit log could not be loaded.')).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { previewFraudRules, scoreFraudRules } from '#contract/fraud.ts';
import { getOptions } from '#contract/options.ts';
import { getSettings } from '#contract/settings.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { aLabPreview } from '#tests/factories/lab-preview.ts';
import { aSettings } from '#tests/factories/settings-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const AVS = { key: 'avs_verification', check: { key: 'avs_mismatch', operator: 'equals', value: true } };

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  server = fakeServer();
  server.answer(getSettings, () => aSettings());
  server.answer(getOptions, () => ({ woocommerce_allowed_countries: 'all' as const }));
  server.answer(previewFraudRules, () => aLabPreview());
  server.answer(scoreFraudRules, () => ({ days: 90, rules: [] }));
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  await openScreen('/wp-admin/admin.php?page=wc-admin&path=/payments/fraud-protection');
  return screen.findByRole('switch', { name: 'AVS Mismatch' });
};

test('the lab asks history as rules change, and opens the payments behind its figures', async () => {
  await open();
  expect(await screen.findByText('4 of 6')).toBeTruthy();
  expect(screen.getByText('$1,184.20 disputed')).toBeTruthy();
  expect(screen.getByText('$3,912.40 of sales affected')).toBeTruthy();
  expect(screen.getByText('Nothing to go by for 12 payments.')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'AVS Mismatch' }));
  await waitFor(() => expect(server.asked(previewFraudRules).length).toBe(2));
  expect(server.asked(previewFraudRules)[1]?.body).toEqual({
    rules: [{ ...AVS, outcome: 'review' }],
    days: 90,
  });
  await userEvent.selectOptions(screen.getByLabelText('History used'), 'Last 12 months');
  await waitFor(() => expect(server.asked(previewFraudRules).at(-1)?.body).toMatchObject({ days: 365 }));

  await userEvent.click(screen.getByRole('button', { name: 'See the 40 payments' }));
  const list = await screen.findByRole('dialog', { name: '40 payments affected' });
  expect(within(list).getByRole('link', { name: 'Order #41' })).toBeTruthy();
  expect(within(list).getByText('Later disputed')).toBeTruthy();
});

test('a lab without history says what will be there; one that fails can be asked again', async () => {
  server.answer(previewFraudRules, () => refuse('wcpay_server_error'));
  await open();
  expect(await screen.findByText('The lab could not look at your payments.')).toBeTruthy();
  server.answer(previewFraudRules, () => aLabPreview({ payments: 0, held: 0, blocked: 0, rules: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No payments to ask yet')).toBeTruthy();
});

test('the scorecard tells what each rule really did', async () => {
  server.answer(scoreFraudRules, () => ({
    days: 90,
    rules: [
      {
        key: 'order_items_threshold' as const,
        ...{ held: 12, blocked: 0, approved: 7, refused: 4, lapsed: 0, waiting: 1, disputed: 2 },
        stopped: [{ currency: currency('usd'), amount: minor(99_900) }],
      },
    ],
  }));
  await open();
  const row = await screen.findByRole('row', { name: /Order items 12 7 4 0 1 0 2 \$999\.00/ });
  expect(row).toBeTruthy();
});

test('many currencies are named in the list, and counted beside it', async () => {
  const codes = ['usd', 'eur', 'gbp', 'chf'];
  server.answer(previewFraudRules, () =>
    aLabPreview({
      affected: codes.map((code) => ({ currency: currency(code), amount: minor(1_000), count: 1 })),
    }),
  );
  await open();
  expect(
    await screen.findByText('$10.00 USD, €10.00 EUR and 2 more currencies of sales affected'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'See the 40 payments' }));
  const list = await screen.findByRole('dialog');
  expect(within(list).getByText(/£10\.00 GBP, CHF.10\.00 of sales affected/)).toBeTruthy();
});

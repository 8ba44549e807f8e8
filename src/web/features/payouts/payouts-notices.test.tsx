import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forecastPayouts, readOverviews } from '#contract/balances.ts';
import { saveOptions } from '#contract/options.ts';
import type { PageSettings } from '#contract/page-settings.ts';
import { listPayouts, sendPayoutsFeedback, summarizePayouts } from '#contract/payouts.ts';
import { saveCurrentUser } from '#contract/users.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { aBank, anOverviewsReply, aPayoutReply, aPayoutsSummary } from '#tests/factories/payout-reply.ts';
import { fakeServer } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(summarizePayouts, () => aPayoutsSummary());
  server.answer(readOverviews, () => anOverviewsReply());
  server.answer(forecastPayouts, () => ({ estimate: true as const, data: [] }));
  server.answer(saveOptions, () => ({}));
  server.answer(listPayouts, () => ({ data: [aPayoutReply()], total_count: 1 }));
});

const open = (changes: Partial<PageSettings> = {}) =>
  openScreen(paths.payouts(), { accountStatus: anAccountStatus(), ...changes });
const errored = () =>
  server.answer(readOverviews, () => {
    const overviews = anOverviewsReply();
    if (!overviews.account) throw new Error('There is an account.');
    return {
      ...overviews,
      account: {
        ...overviews.account,
        default_external_accounts: [aBank('errored')],
      },
    };
  });

test('the next payout is told until it is dismissed, for good', async () => {
  await open();
  const notice = await screen.findByRole('region', { name: 'When your next payout leaves' });
  await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'When your next payout leaves' })).toBeNull(),
  );
  expect(server.asked(saveOptions)[0]?.body).toEqual({ wcpay_next_deposit_notice_dismissed: true });
});

test('a failed payout pauses them, with the way to mend it, and cannot be dismissed', async () => {
  errored();
  await open();
  const notice = await screen.findByRole('region', { name: 'Your payouts are paused' });
  expect(notice.textContent).toContain(
    'Payouts are currently paused because a recent payout failed. Please update your bank account details.',
  );
  expect(within(notice).getByRole('link').getAttribute('href')).toBe(paths.bankAccount({ currency: 'usd' }));
  expect(within(notice).queryByRole('button', { name: 'Dismiss' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'When your next payout leaves' })).toBeNull();
});

describe('feedback', () => {
  const flags = aPageSettings().featureFlags;
  const asked = (changes: Partial<PageSettings> = {}) =>
    open({
      isNextDepositNoticeDismissed: true,
      featureFlags: { ...flags, reviewCampaign: true },
      ...changes,
    });
  const prompt = 'Are payouts working well for you?';
  beforeEach(() => server.answer(saveCurrentUser, () => aPageSettings().user));

  test('is not asked beside another notice', async () => {
    await asked({ isNextDepositNoticeDismissed: false });
    await screen.findByRole('region', { name: 'When your next payout leaves' });
    expect(screen.queryByRole('region', { name: prompt })).toBeNull();
  });

  test('is not asked of who dismissed it', async () => {
    await asked({
      user: {
        ...aPageSettings().user,
        woocommerce_meta: { wc_payments_wporg_review_2025_prompt_dismissed: '1700000000' },
      },
    });
    await screen.findByRole('row', { name: /Completed/ });
    expect(screen.queryByRole('region', { name: prompt })).toBeNull();
  });

  test('Yes opens the good dialog and dismisses, with the time', async () => {
    await asked();
    const notice = await screen.findByRole('region', { name: prompt });
    await userEvent.click(within(notice).getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('dialog', { name: 'We are glad to hear that' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: prompt })).toBeNull();
    const { body } = server.asked(saveCurrentUser)[0] ?? {};
    expect(body).toEqual({
      woocommerce_meta: { wc_payments_wporg_review_2025_prompt_dismissed: expect.any(Number) },
    });
  });

  test('No asks for words, sends them, and thanks', async () => {
    server.answer(sendPayoutsFeedback, () => ({ success: true as const }));
    await asked();
    const notice = await screen.findByRole('region', { name: prompt });
    await userEvent.click(within(notice).getByRole('button', { name: 'No' }));
    const dialog = await screen.findByRole('dialog', { name: 'What could be better?' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Your feedback/ }), 'Too slow');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send feedback' }));
    expect(await screen.findAllByText('Thank you for your feedback!')).not.toHaveLength(0);
    expect(server.asked(sendPayoutsFeedback)[0]?.body).toEqual({ comments: 'Too slow' });
  });

  test('with tracking off, No only dismisses', async () => {
    await asked({ isTrackingEnabled: false });
    const notice = await screen.findByRole('region', { name: prompt });
    await userEvent.click(within(notice).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(server.asked(saveCurrentUser)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

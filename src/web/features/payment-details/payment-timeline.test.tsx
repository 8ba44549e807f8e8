import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { getPaymentIntent } from '#contract/payments.ts';
import { getTimeline, type TimelineEvent } from '#contract/timeline.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { aPaymentReply } from '#tests/factories/payment-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';

const usd = currency('usd');
let server: ReturnType<typeof fakeServer>;
let events: TimelineEvent[];
beforeEach(() => {
  server = fakeServer();
  events = [];
  server.answer(getTimeline, () => ({ data: events }));
});

async function open() {
  server.answer(getPaymentIntent, () => aPaymentReply());
  await openScreen(paths.payment({ id: 'pi_1' }));
  await screen.findByRole('region', { name: 'Summary' });
}
const region = (name: string) => screen.getByRole('region', { name });

describe('the timeline', () => {
  const at = epochSeconds(1_700_000_000);
  const lines = async () => {
    await waitFor(() =>
      expect(within(region('Timeline')).getAllByRole('listitem').length).toBeGreaterThan(0),
    );
    return [...region('Timeline').querySelectorAll('.timeline > li')].map(
      (item) => item.querySelector('.strong')?.textContent,
    );
  };

  test('tells a paid and refunded payment, with links to the payout', async () => {
    events = [
      {
        type: 'full_refund',
        datetime: at,
        currency: usd,
        amount_refunded: minor(10_000),
        deposit: null,
        acquirer_reference_number: '7412',
        acquirer_reference_number_status: 'available',
      },
      {
        type: 'captured',
        datetime: at,
        currency: usd,
        amount_captured: minor(10_000),
        fee: minor(320),
        deposit: { id: 'po_1', arrival_date: at },
      },
      { type: 'started', datetime: at },
    ];
    await open();
    expect(await lines()).toEqual([
      'Payment status changed to Refunded',
      '$100.00 USD will be deducted from a future payout',
      'A payment of $100.00 USD was refunded',
      'Payment status changed to Paid',
      '$96.80 USD was added to your Nov 14, 2023 payout',
      'A payment of $100.00 USD was charged',
      'Payment status changed to Started',
    ]);
    const timeline = within(region('Timeline'));
    expect(timeline.getByRole('link', { name: 'Nov 14, 2023 payout' }).getAttribute('href')).toBe(
      paths.payout('po_1'),
    );
    expect(timeline.getByText('Acquirer Reference Number (ARN): 7412')).toBeTruthy();
    expect(timeline.getByText('Fee: −$3.20 USD')).toBeTruthy();
    expect(timeline.getByText('Net payout: $96.80 USD')).toBeTruthy();
  });

  test('names the rule, who decided, and leads to the loan', async () => {
    events = [
      { type: 'financing_paydown', datetime: at, currency: usd, amount: minor(-500), loan_id: 'flxln_1' },
      {
        type: 'fraud_outcome_manual_approve',
        datetime: at,
        user: { id: 9, username: 'Amara' },
        action: 'approved',
      },
      {
        type: 'fraud_outcome_review',
        datetime: at,
        ruleset_results: { purchase_price_threshold: 'review', avs_verification: 'allow' },
      },
    ];
    await open();
    expect(await lines()).toEqual([
      '$5.00 USD was subtracted from your payout for a loan repayment',
      'Approved by Amara',
      'Payment was screened by your fraud filters and placed in review',
    ]);
    const timeline = within(region('Timeline'));
    expect(timeline.getByRole('link', { name: 'Amara' }).getAttribute('href')).toBe(paths.user(9));
    expect(timeline.getByText('Purchase price is outside the range you set: review')).toBeTruthy();
    expect(timeline.queryByText(/Address check/)).toBeNull();
    expect(timeline.getByRole('link', { name: 'See all repayments of this loan' }).getAttribute('href')).toBe(
      paths.transactions({ type: 'charge', filter: 'advanced', loan_id_is: 'flxln_1' }),
    );
  });

  test('a decline says why, in the words of the specification', async () => {
    events = [{ type: 'failed', datetime: at, currency: usd, amount: minor(10_000), reason: 'expired_card' }];
    await open();
    expect(await lines()).toEqual([
      'Payment status changed to Failed',
      'A payment of $100.00 USD failed: The card has expired.',
    ]);
  });

  test('that cannot be read leaves the rest of the page, and can be asked for again', async () => {
    server.answer(getTimeline, () => refuse('wcpay_server_error'));
    await open();
    expect(await screen.findByText('Error while loading timeline')).toBeTruthy();
    expect(region('Summary')).toBeTruthy();
    events = [{ type: 'started', datetime: at }];
    server.answer(getTimeline, () => ({ data: events }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await lines()).toEqual(['Payment status changed to Started']);
  });

  test('is left out while its flag is off', async () => {
    server.answer(getPaymentIntent, () => aPaymentReply());
    const { featureFlags } = aPageSettings();
    await openScreen(paths.payment({ id: 'pi_1' }), {
      featureFlags: { ...featureFlags, paymentTimeline: false },
    });
    await screen.findByRole('region', { name: 'Summary' });
    expect(screen.queryByRole('region', { name: 'Timeline' })).toBeNull();
    expect(server.asked(getTimeline)).toHaveLength(0);
  });
});

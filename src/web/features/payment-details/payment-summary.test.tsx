import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getAuthorization } from '#contract/authorizations.ts';
import { getDispute } from '#contract/disputes.ts';
import { type Charge, getPaymentIntent, type PaymentDetails } from '#contract/payments.ts';
import { getTimeline } from '#contract/timeline.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { aChargeDispute, aChargeReply, aLedgerRow, aPaymentReply } from '#tests/factories/payment-reply.ts';
import { fakeServer, refuse } from '#tests/fake-server.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

const usd = currency('usd');
const eur = currency('eur');
let server: ReturnType<typeof fakeServer>;
beforeAll(loadOpening, 30_000);
beforeEach(() => {
  server = fakeServer();
  server.answer(getTimeline, () => ({ data: [] }));
  server.answer(getDispute, () => refuse('provider_unavailable'));
  server.answer(getAuthorization, () => refuse('authorization_missing'));
});

async function open(charge: Partial<Charge> = {}, over: Partial<PaymentDetails> = {}) {
  server.answer(getPaymentIntent, () => aPaymentReply(charge, over));
  const opened = await openScreen(paths.payment({ id: 'pi_1' }));
  await screen.findByRole('region', { name: 'Summary' });
  return opened;
}
const region = (name: string) => screen.getByRole('region', { name });
const sums = () =>
  [...region('How the net amount is made up').querySelectorAll('.sum-line')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent,
  ]);
const fact = (name: string, label: string) =>
  within(region(name)).getByText(label).nextElementSibling?.textContent;

const nonNull = <Value,>(value: Value | null): Value => {
  if (value === null) throw new Error('the factory gives one');
  return value;
};

/** A payment that came to nothing, and what its outcome is called. */
const failedAs = (type: NonNullable<Charge['outcome']>['type']): Partial<Charge> => ({
  ...{ status: 'failed', paid: false, captured: false },
  outcome: { ...nonNull(aChargeReply().outcome), type },
});

describe('the summary', () => {
  test('an amount without a sign of its own names its currency once', async () => {
    await open({ amount: minor(24_970), currency: currency('bhd') });
    expect(region('Summary').querySelector('.figure-large')?.textContent).toMatch(/^BHD\s24\.970$/);
  });

  test('a sign that is shared with other countries stands before the amount, the code after it', async () => {
    await open({ amount: minor(2461), currency: currency('cad') });
    expect(region('Summary').querySelector('.figure-large')?.textContent).toMatch(/^\$24\.61\s?CAD$/);
  });

  test('captured days after it was authorized, it was paid when its money moved', async () => {
    await open({
      created: epochSeconds(1_700_000_000),
      transactions: [aLedgerRow({ type: 'charge', date: utcInstant(epochSeconds(1_700_300_000)) })],
    });
    expect(fact('Summary', 'Paid on')).toBe('Nov 18, 2023, 04:33');
  });

  test('amount, status, who, when and how the net came about', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Payment for order #1001' })).toBeTruthy();
    const summary = region('Summary');
    expect(within(summary).getByText('Paid')).toBeTruthy();
    expect(summary.querySelector('.figure-large')?.textContent).toBe('$100.00USD');
    expect(fact('Summary', 'Channel')).toBe('Online');
    expect(fact('Summary', 'Payment method')).toBe('VISA•••• 4242');
    expect(within(summary).getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe(
      '/wp-admin/admin.php?page=wc-admin&path=/customers/3',
    );
    expect(sums()).toEqual([
      ['Payment', '$100.00'],
      ['Fees', '−$3.20'],
      ['Base fee 2.9% + $0.30', '−$3.20'],
      ['Net', '$96.80'],
    ]);
  });

  test('a store that shows no codes shows none here', async () => {
    server.answer(getPaymentIntent, () => aPaymentReply());
    await openScreen(paths.payment({ id: 'pi_1' }), { shouldUseExplicitPrice: false });
    await screen.findByRole('region', { name: 'Summary' });
    expect(region('Summary').querySelector('.figure-large')?.textContent).toBe('$100.00');
  });

  test('settled in another currency, disputed, with every step of the fee', async () => {
    const fee_rates = {
      percentage: 0.054,
      fixed: minor(30),
      fixed_currency: usd,
      history: [
        { type: 'base', percentage_rate: 0.029, fixed_rate: minor(30), currency: usd },
        {
          type: 'additional',
          additional_type: 'international',
          percentage_rate: 0.015,
          fixed_rate: minor(0),
          currency: usd,
        },
        {
          type: 'additional',
          additional_type: 'fx',
          percentage_rate: 0.01,
          fixed_rate: minor(0),
          currency: usd,
        },
      ],
    } as const;
    await open({
      currency: eur,
      amount: minor(24_800),
      amount_captured: minor(24_800),
      disputed: true,
      disputes: [aChargeDispute()],
      balance_transaction: {
        id: 'txn_sale',
        currency: usd,
        amount: minor(26_940),
        fee: minor(1484),
        exchange_rate: '1.08629',
        fee_rates,
      },
      transactions: [
        aLedgerRow({ amount: minor(26_940), fees: minor(1484) }),
        aLedgerRow({
          transaction_id: 'txn_dispute',
          type: 'dispute',
          amount: minor(-26_940),
          fees: minor(1500),
        }),
      ],
    });
    expect(screen.getByText('Settled as $269.40 USD at 1 EUR → 1.08629 USD')).toBeTruthy();
    expect(sums()).toEqual([
      ['Payment', '$269.40'],
      ['Fees', '−$29.84'],
      ['Base fee 2.9% + $0.30', '−$8.11'],
      ['International card fee 1.5%', '−$4.04'],
      ['Currency conversion fee 1%', '−$2.69'],
      ['Dispute fee returned if you win', '−$15.00'],
      ['Deducted held or kept by the bank', '−$269.40'],
      ['Net', '−$29.84'],
    ]);
    expect(within(region('Summary')).getByText('Disputed: Needs response')).toBeTruthy();
  });

  test('a refund and a loan are lines of their own', async () => {
    await open({
      amount_refunded: minor(2500),
      transactions: [
        aLedgerRow(),
        aLedgerRow({ transaction_id: 'txn_r', type: 'refund', amount: minor(-2500), fees: minor(0) }),
        aLedgerRow({
          transaction_id: 'txn_l',
          type: 'financing_paydown',
          amount: minor(-1000),
          fees: minor(0),
        }),
      ],
    });
    expect(sums().slice(-3)).toEqual([
      ['Refunded', '−$25.00'],
      ['Loan repayment', '−$10.00'],
      ['Net', '$61.80'],
    ]);
    expect(within(region('Summary')).getByText('Partial refund')).toBeTruthy();
  });

  test('a payment the ledger has no rows of still shows its fee and its net', async () => {
    await open({ transactions: [], balance_transaction: null });
    expect(within(region('Summary')).getByText('Paid')).toBeTruthy();
    expect(within(region('Summary')).queryByText(/No money has moved/)).toBeNull();
    expect(sums()).toEqual([
      ['Payment', '$100.00'],
      ['Fees', '−$3.20'],
      ['Net', '$96.80'],
    ]);
  });

  test('every figure opens the movements it is the sum of', async () => {
    await open({
      disputed: true,
      disputes: [aChargeDispute({ status: 'lost' })],
      transactions: [
        aLedgerRow(),
        aLedgerRow({ transaction_id: 'txn_d', type: 'dispute', amount: minor(-10_000), fees: minor(1500) }),
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Fees −$18.20: show what it is made of' }));
    const box = await screen.findByRole('dialog', { name: 'What “Fees” is made of' });
    expect([...box.querySelectorAll('.sum-line')].map((line) => line.textContent)).toEqual([
      'Charge txn_sale−$3.20',
      'Dispute txn_d−$15.00',
      'Sum−$18.20',
    ]);
    expect(within(box).getByRole('link', { name: 'Dispute' }).getAttribute('href')).toBe(
      paths.transactions({ search: ['txn_d'] }),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByText('Show 2 movements'));
    const table = await screen.findByRole('region', { name: 'Movements of your balance' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(table.textContent).toContain('Net −$18.20');
  });

  test.each([
    ['an authorization', { captured: false }, /known once the payment is captured/],
    ['one given back', { captured: false, refunded: true }, /never charged/],
    ['a decline', failedAs('issuer_declined'), /^The payment failed\. No money has moved\.$/],
    ['what the company blocked', failedAs('blocked'), /blocked the payment as too risky\. No money has/],
    [
      'what the store’s rules blocked',
      { ...failedAs('blocked'), order: { ...nonNull(aChargeReply().order), fraud_meta_box_type: 'block' } },
      /^Your fraud rules blocked the payment\. No money/,
    ],
    ['one that nobody finished', { ...failedAs('authorized'), status: 'pending' }, /has not finished paying/],
  ] satisfies [string, Partial<Charge>, RegExp][])('%s says that nothing moved', async (_, charge, words) => {
    await open({ ...charge, transactions: [], balance_transaction: null });
    expect(within(region('Summary')).getByText(words)).toBeTruthy();
  });
});

describe('the aside', () => {
  test('risk, payout, subscriptions, ids and the way of paying with its checks', async () => {
    const order = aChargeReply().order;
    await open({
      deposit: { id: 'po_1', arrival_date: epochSeconds(1_700_300_000), status: 'paid' },
      order: order && {
        ...order,
        subscriptions: [{ number: '55', url: 'admin.php?page=wc-orders&subscription=55' }],
      },
      outcome: { ...nonNull(aChargeReply().outcome), risk_level: 'elevated' },
    });
    expect(fact('Details', 'Risk evaluation')).toBe('Elevated');
    expect(within(region('Details')).getByRole('link', { name: 'Nov 18, 2023' }).getAttribute('href')).toBe(
      paths.payout('po_1'),
    );
    expect(fact('Details', 'Subscription')).toBe('#55');
    expect(fact('Details', 'Payment ID')).toContain('pi_1');
    const rows = [...region('Payment method').querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(rows).toEqual([
      'Number•••• 4242',
      'Fingerprintfp_visa',
      'Expires08 / 2029',
      'TypeVisa credit card',
      'OriginGermany',
      'IDpm_card_visa',
      'OwnerAda Lovelace',
      'Emailada@example.com',
      'AddressKastanienallee 8610435 BerlinGermany',
      'Security codePassed',
      'StreetFailed',
      'Postal codeNot checked',
    ]);
  });

  test('a bank and a language read as people write them', async () => {
    const klarna = { payment_method_category: 'pay_now', preferred_locale: 'en-US' };
    await open({ payment_method_details: { type: 'klarna', identifier: 'pay_now', klarna } });
    expect(fact('Payment method', 'Plan')).toBe('Pay now');
    expect(fact('Payment method', 'Language')).toBe('English (United States)');
    const p24 = { bank: 'alior_bank', reference: 'P24-1', verified_name: 'Ada' };
    cleanup();
    await open({ payment_method_details: { type: 'p24', identifier: 'alior_bank', p24 } });
    expect(fact('Payment method', 'Bank')).toBe('Alior Bank');
    expect(fact('Summary', 'Payment method')).toBe('P24Alior Bank');
  });

  test.each([
    ['US', 'AFTERPAY'],
    ['GB', 'CLEARPAY'],
  ])('in %s the method is called %s', async (country, badge) => {
    server.answer(getPaymentIntent, () =>
      aPaymentReply({ payment_method_details: { type: 'afterpay_clearpay', identifier: null } }),
    );
    const { accountStatus } = aPageSettings();
    await openScreen(paths.payment({ id: 'pi_1' }), {
      accountStatus: { ...accountStatus, country } as typeof accountStatus,
    });
    expect(await screen.findAllByText(badge)).toHaveLength(2);
  });
});

describe('a payment without an order', () => {
  test.each([
    [false, 'Investigate this purchase and refund the transaction as needed.'],
    [true, 'It has been refunded and is not a subject for disputes.'],
  ])('refunded: %s', async (refunded, words) => {
    await open({ order: null, refunded, amount_refunded: minor(refunded ? 10_000 : 0) });
    const notice = screen.getByRole('region', { name: 'This transaction is not connected to order.' });
    expect(notice.textContent).toContain(words);
    expect(screen.queryByRole('link', { name: 'View order' })).toBeNull();
  });
});

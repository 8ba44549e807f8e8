import { describe, expect, test } from 'vitest';
import { formatExplicitMoney } from '../../shared/format-money.ts';
import { formatPercent } from '../../shared/format-percent.ts';
import { currency, minor } from '../../shared/money.ts';
import { epochSeconds } from '../../shared/time.ts';
import type { FeeHistoryEntry, FeeRates } from '../fee-rates.ts';
import type { TimelineEvent, TransactionDetails } from './timeline-event.ts';
import type { BodyLine, FeeTerms } from './timeline-item.ts';
import { timelineItems } from './timeline-items.ts';

const usd = currency('usd');
const entry = (over: Partial<FeeHistoryEntry> = {}): FeeHistoryEntry => ({
  type: 'base',
  percentage_rate: 0.029,
  fixed_rate: minor(30),
  currency: usd,
  ...over,
});
const additional = (
  additional_type: NonNullable<FeeHistoryEntry['additional_type']>,
  percentage_rate: number,
  fixed = 0,
): FeeHistoryEntry =>
  entry({ type: 'additional', additional_type, percentage_rate, fixed_rate: minor(fixed) });
const rates = (percentage: number, fixed: number, ...history: FeeHistoryEntry[]): FeeRates => ({
  percentage,
  fixed: minor(fixed),
  fixed_currency: usd,
  history,
});
const exchange = (from: string, paid: number, to: string, got: number, fee: number): TransactionDetails => ({
  customer_currency: currency(from),
  customer_amount: minor(paid),
  customer_amount_captured: minor(paid),
  store_currency: currency(to),
  store_amount: minor(got),
  store_amount_captured: minor(got),
  store_fee: minor(fee),
});
const captured = (over: Partial<TimelineEvent>): TimelineEvent => ({
  type: 'captured',
  datetime: epochSeconds(1_738_404_000),
  currency: usd,
  amount: minor(6300),
  amount_captured: minor(6300),
  fee: minor(213),
  deposit: null,
  ...over,
});

const termsWords = (terms: FeeTerms): string =>
  'cappedAt' in terms
    ? `capped at ${formatExplicitMoney(terms.cappedAt)}`
    : [formatPercent(terms.percentage), terms.fixed && formatExplicitMoney(terms.fixed)]
        .filter(Boolean)
        .join(' + ');
/** The lines as short words, so that a table of cases can be read. */
function words(line: BodyLine): string {
  switch (line.kind) {
    case 'exchange':
      return `1 ${line.from} → ${line.rate} ${line.to.currency}: ${formatExplicitMoney(line.to)}`;
    case 'fee':
      return `${line.name}${line.terms ? ` (${termsWords(line.terms)})` : ''}: ${formatExplicitMoney(line.money)}`;
    case 'fee_breakdown':
      return line.lines
        .map((step) =>
          step.kind === 'discount'
            ? `discount ${formatPercent(step.percentage)} ${formatExplicitMoney(step.fixed)}`
            : `${step.kind} ${termsWords(step.terms)}`,
        )
        .join(', ');
    case 'net':
      return `net ${formatExplicitMoney(line.money)}`;
    default:
      return line.kind;
  }
}

describe('a captured payment', () => {
  test.each<[string, Partial<TimelineEvent>, string, string, readonly string[]]>([
    [
      '1 without anything to explain',
      { fee_rates: rates(0.029, 30, entry()) },
      '$60.87 USD',
      '$63.00 USD',
      ['base (2.9% + $0.30 USD): −$2.13 USD', 'net $60.87 USD'],
    ],
    [
      '1b without a fixed part, which is told as nothing',
      {
        fee: minor(479),
        fee_rates: rates(0.076, 0, entry({ percentage_rate: 0.076, fixed_rate: minor(0) })),
      },
      '$58.21 USD',
      '$63.00 USD',
      ['base (7.6% + $0.00 USD): −$4.79 USD', 'net $58.21 USD'],
    ],
    ['2 without rates', {}, '$60.87 USD', '$63.00 USD', ['all: −$2.13 USD', 'net $60.87 USD']],
    [
      '3 exchanged',
      {
        currency: currency('eur'),
        amount_captured: minor(24_800),
        fee: minor(1100),
        transaction_details: exchange('eur', 24_800, 'usd', 26_940, 1081),
        fee_rates: rates(0.039, 30, entry(), additional('fx', 0.01)),
      },
      '$258.59 USD',
      '€248.00 EUR',
      [
        '1 eur → 1.08629 usd: $269.40 USD',
        'all (3.9% + $0.30 USD): −$10.81 USD',
        'base 2.9% + $0.30 USD, additional-fx 1%',
        'net $258.59 USD',
      ],
    ],
    [
      '4 the same currency on both sides is no exchange',
      { transaction_details: exchange('usd', 6300, 'usd', 6300, 213), fee_rates: rates(0.029, 30, entry()) },
      '$60.87 USD',
      '$63.00 USD',
      ['base (2.9% + $0.30 USD): −$2.13 USD', 'net $60.87 USD'],
    ],
    [
      '5 discounted',
      {
        fee: minor(106),
        fee_rates: rates(
          0.0145,
          15,
          entry(),
          entry({ type: 'discount', percentage_rate: -0.0145, fixed_rate: minor(-15) }),
        ),
      },
      '$61.94 USD',
      '$63.00 USD',
      [
        'all (1.45% + $0.15 USD): −$1.06 USD',
        'base 2.9% + $0.30 USD, discount −1.45% −$0.15 USD',
        'net $61.94 USD',
      ],
    ],
    [
      '6 capped',
      {
        amount_captured: minor(1_000_000),
        fee: minor(500),
        fee_rates: rates(0.008, 500, entry({ percentage_rate: 0.008, fixed_rate: minor(500), capped: true })),
      },
      '$9,995.00 USD',
      '$10,000.00 USD',
      ['base (capped at $5.00 USD): −$5.00 USD', 'net $9,995.00 USD'],
    ],
    [
      '7 international',
      { fee: minor(308), fee_rates: rates(0.044, 30, entry(), additional('international', 0.015)) },
      '$59.92 USD',
      '$63.00 USD',
      [
        'all (4.4% + $0.30 USD): −$3.08 USD',
        'base 2.9% + $0.30 USD, additional-international 1.5%',
        'net $59.92 USD',
      ],
    ],
    [
      '8 of a subscription',
      { fee: minor(257), fee_rates: rates(0.036, 30, entry(), additional('wcpay-subscription', 0.007)) },
      '$60.43 USD',
      '$63.00 USD',
      [
        'all (3.6% + $0.30 USD): −$2.57 USD',
        'base 2.9% + $0.30 USD, additional-wcpay-subscription 0.7%',
        'net $60.43 USD',
      ],
    ],
    [
      '9 tapped on a phone',
      {
        fee: minor(190),
        fee_rates: rates(
          0.027,
          20,
          entry({ percentage_rate: 0.027, fixed_rate: minor(10) }),
          additional('device', 0, 10),
        ),
      },
      '$61.10 USD',
      '$63.00 USD',
      [
        'all (2.7% + $0.20 USD): −$1.90 USD',
        'base 2.7% + $0.10 USD, additional-device 0% + $0.10 USD',
        'net $61.10 USD',
      ],
    ],
    [
      '10 from a currency without decimals',
      {
        currency: currency('jpy'),
        amount_captured: minor(5000),
        transaction_details: exchange('jpy', 5000, 'usd', 3350, 200),
      },
      '$31.50 USD',
      '¥5,000 JPY',
      ['1 jpy → 0.0067 usd: $33.50 USD', 'all: −$2.00 USD', 'net $31.50 USD'],
    ],
    [
      '11 into a currency without decimals',
      {
        amount_captured: minor(6300),
        transaction_details: exchange('usd', 6300, 'jpy', 9450, 304),
        fee_rates: { ...rates(0.029, 45, entry()), fixed_currency: currency('jpy') },
      },
      '¥9,146 JPY',
      '$63.00 USD',
      ['1 usd → 150 jpy: ¥9,450 JPY', 'base (2.9% + ¥45 JPY): −¥304 JPY', 'net ¥9,146 JPY'],
    ],
    [
      '12 with all of it together',
      {
        currency: currency('eur'),
        amount_captured: minor(1500),
        transaction_details: exchange('eur', 1500, 'usd', 1620, 117),
        fee_rates: rates(
          0.054,
          30,
          entry({ capped: true }),
          additional('international', 0.015),
          additional('fx', 0.01),
        ),
      },
      '$15.03 USD',
      '€15.00 EUR',
      [
        '1 eur → 1.08 usd: $16.20 USD',
        'all (5.4% + $0.30 USD): −$1.17 USD',
        'base capped at $0.30 USD, additional-international 1.5%, additional-fx 1%',
        'net $15.03 USD',
      ],
    ],
  ])('%s', (_, over, payout, charged, body) => {
    const [status, added, charge] = timelineItems(captured(over));
    expect(status?.headline).toEqual({ kind: 'status_changed', to: 'paid' });
    expect(added?.headline).toMatchObject({ kind: 'payout', change: 'added', payout: null });
    if (added?.headline.kind !== 'payout' || charge?.headline.kind !== 'charged')
      throw new Error('wrong lines');
    expect(formatExplicitMoney(added.headline.money)).toBe(payout);
    expect(formatExplicitMoney(charge.headline.money)).toBe(charged);
    expect(charge.body.map(words)).toEqual(body);
  });

  test('a payout that has a day is named with it', () => {
    const deposit = { id: 'po_1', arrival_date: epochSeconds(1_738_627_200) };
    expect(timelineItems(captured({ deposit }))[1]?.headline).toMatchObject({ payout: deposit });
  });

  test('a sale smaller than its fee is taken from the payout', () => {
    const [, line] = timelineItems(captured({ amount_captured: minor(20), fee: minor(31) }));
    expect(line?.headline).toMatchObject({ change: 'deducted', money: { amount: 11 } });
  });

  test('codes in capital letters are the same currencies', () => {
    const upper: Partial<TimelineEvent> = JSON.parse(
      '{"currency":"EUR","transaction_details":{"customer_currency":"EUR","store_currency":"USD","customer_amount":1500,"store_amount":1620,"store_fee":117}}',
    );
    const [, , charge] = timelineItems(captured({ ...upper, amount_captured: minor(1500) }));
    expect(charge?.body.map(words)[0]).toBe('1 eur → 1.08 usd: $16.20 USD');
  });
});

import { beforeEach, expect, test } from 'vitest';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { filterWords } from './filter-words.ts';

beforeEach(() => {
  givePageSettings();
});

// Days are those of New York, where the store of the factory is.
test.each([
  ['transactions', { type_is_not: 'card_reader_fee', sort: 'date' }, 'Type is not Reader fee'],
  ['transactions', { type_is_in: ['charge', 'refund'] }, 'Type is Charge or Refund'],
  [
    'transactions',
    { risk_level_is: '2', channel_is: 'in_person' },
    'Risk level is Highest, Channel is In person',
  ],
  [
    'transactions',
    { deposit_id: 'po_1', search: ['Ada', 'Order #9'] },
    'Payout is po_1, Search is Ada or Order #9',
  ],
  [
    'transactions',
    { amount_min: '50', amount_max: '60.50', source_is: 'visa' },
    'Amount is at least 50, Amount is at most 60.50, Payment method is Visa',
  ],
  ['payouts', { amount_is: '49.90' }, 'Amount is 49.90'],
  ['payouts', { source_is_not: 'klarna' }, 'Payment method is not Klarna'],
  ['payouts', { status_is: 'paid', store_currency_is: 'eur' }, 'Status is Completed, Currency is EUR'],
  [
    'payouts',
    { date_between: ['2026-01-05 05:00:00', '2026-01-07 04:59:59'] },
    'Date is between Jan 5, 2026 and Jan 6, 2026',
  ],
  ['disputes', { date_after: '2026-01-05' }, 'Date is after Jan 5, 2026'],
  ['disputes', { search: ['needs_response'] }, 'Search is Needs response'],
  ['disputes', { match: 'any', direction: 'asc', user_timezone: '+02:00', status_is: '', search: [] }, ''],
] as const)('%s narrowed by %j', (kind, filters, words) => {
  expect(filterWords(kind, filters).join(', ')).toBe(words);
});

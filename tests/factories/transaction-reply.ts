import type { Reply } from '#contract/kit/endpoint.ts';
import type { summarizeTransactions, Transaction } from '#contract/transactions.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate, epochSeconds, utcInstant } from '#domain/shared/time.ts';

export type TransactionReply = Transaction;
export type SummaryReply = Reply<typeof summarizeTransactions>;

/** A row as the server answers it: a card charge of 20.00 USD. A test names only what it is about. */
export const aTransactionReply = (over: Partial<Transaction> = {}): Transaction => ({
  transaction_id: 'txn_1',
  type: 'charge',
  date: utcInstant(epochSeconds(1_700_000_000)),
  available_on: calendarDate('2023-11-17'),
  charge_id: 'ch_1',
  payment_intent_id: 'pi_1',
  channel: 'online',
  source: 'visa',
  source_identifier: '4242',
  source_device: null,
  customer_name: 'Ada Lovelace',
  customer_email: 'ada@example.com',
  customer_country: 'GB',
  customer_currency: currency('usd'),
  customer_amount: minor(2000),
  exchange_rate: null,
  currency: currency('usd'),
  amount: minor(2000),
  fees: minor(88),
  net: minor(1912),
  risk_level: 0,
  payment_state: { kind: 'named', status: 'paid', due_by: null },
  deposit_id: null,
  deposit_status: null,
  deposit_type: null,
  loan_id: null,
  metadata: {},
  order: null,
  ...over,
});

/** The summary of one such row. */
export const aSummaryReply = (over: Partial<SummaryReply> = {}): SummaryReply => ({
  count: 1,
  total: minor(2000),
  fees: minor(88),
  net: minor(1912),
  currency: 'usd',
  totals: [{ currency: currency('usd'), count: 1, total: minor(2000), fees: minor(88), net: minor(1912) }],
  store_currencies: [currency('usd')],
  customer_currencies: [currency('usd')],
  sources: ['visa'],
  ...over,
});

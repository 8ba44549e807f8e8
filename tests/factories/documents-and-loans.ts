import type { PaymentsDocument } from '#contract/documents.ts';
import type { ActiveLoan, Loan } from '#contract/loans.ts';
import type { CardReader } from '#contract/readers.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { calendarDate, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '#server/db/database.ts';

export const aDocument = (over: Partial<PaymentsDocument> = {}): PaymentsDocument => ({
  document_id: 'doc_1',
  type: 'vat_invoice',
  date: calendarDate('2026-04-01'),
  period_from: calendarDate('2026-03-01'),
  period_to: calendarDate('2026-03-31'),
  number: '2026-04-1',
  totals: [{ currency: currency('usd'), amount: minor(12_345) }],
  ...over,
});

export const saveDocument = (db: Database, over: Partial<PaymentsDocument> = {}) => {
  const { number: _number, totals: _totals, ...row } = aDocument(over);
  return db
    .insertInto('documents')
    .values({ provider: 'simulator', ...row })
    .execute();
};

/** 1,000.00 USD lent for a fee of 100.00, of which 440.00 are repaid. */
export const anActiveLoan = (over: Partial<ActiveLoan> = {}): ActiveLoan => ({
  stripe_loan_id: 'flxln_1',
  currency: currency('usd'),
  advance_amount: minor(100_000),
  advance_paid_out_at: epochSeconds(1_790_000_000),
  fee_amount: minor(10_000),
  paid_amount: minor(44_000),
  remaining_amount: minor(66_000),
  repayments_begin_at: epochSeconds(1_790_086_400),
  withhold_rate: 0.125,
  current_repayment_interval: {
    due_at: epochSeconds(1_795_000_000),
    paid_amount: minor(10_000),
    remaining_amount: minor(2_223),
  },
  ...over,
});

export const aLoan = (over: Partial<Loan> = {}): Loan => ({
  stripe_loan_id: 'flxln_1',
  amount: minor(100_000),
  currency: currency('usd'),
  fee_amount: minor(10_000),
  withhold_rate: 0.125,
  paid_out_at: utcInstant(epochSeconds(1_790_000_000)),
  first_paydown_at: utcInstant(epochSeconds(1_790_100_000)),
  fully_paid_at: null,
  ...over,
});

export const aReader = (over: Partial<CardReader> = {}): CardReader => ({
  id: 'tmr_1',
  livemode: true,
  device_type: 'bbpos_wisepad3',
  label: 'Counter',
  location: null,
  metadata: {},
  status: 'online',
  is_active: true,
  ...over,
});

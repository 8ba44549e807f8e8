import type {
  HistoryCharge,
  HistoryDispute,
  HistoryMovement,
  HistoryRefund,
  PaymentHistory,
} from '#domain/payments/payment-history.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';

export const usd = currency('usd');
export const at = (day: number) => epochSeconds(1_700_000_000 + day * DAY_S);
export const charge = (over: Partial<HistoryCharge> = {}): HistoryCharge => ({
  id: 'ch_1',
  status: 'succeeded',
  created: at(0),
  amount: minor(10_000),
  amount_captured: minor(10_000),
  currency: usd,
  failure_code: null,
  channel: 'online',
  screening: null,
  ...over,
});
export const moved = (over: Partial<HistoryMovement> = {}): HistoryMovement => ({
  transaction_id: 'txn_sale',
  type: 'charge',
  at: at(0),
  charge_id: 'ch_1',
  currency: usd,
  amount: minor(10_000),
  fees: minor(320),
  customer_currency: usd,
  customer_amount: minor(10_000),
  fee_rates: null,
  loan_id: null,
  deposit: null,
  ...over,
});
export const refund = (over: Partial<HistoryRefund> = {}): HistoryRefund => ({
  id: 're_1',
  charge: 'ch_1',
  status: 'succeeded',
  amount: minor(4000),
  currency: usd,
  created: at(1),
  balance_transaction: 'txn_refund',
  failure_balance_transaction: null,
  failure_reason: null,
  acquirer_reference_number: null,
  ...over,
});
export const dispute = (over: Partial<HistoryDispute> = {}): HistoryDispute => ({
  id: 'dp_1',
  status: 'needs_response',
  reason: 'fraudulent',
  created: at(2),
  balance_transactions: ['txn_dispute'],
  metadata: {},
  ...over,
});
export const taken = moved({
  transaction_id: 'txn_dispute',
  type: 'dispute',
  at: at(2),
  amount: minor(-10_000),
  fees: minor(1500),
});
export const history = (over: Partial<PaymentHistory> = {}): PaymentHistory => ({
  intent: {
    created: at(0),
    status: 'succeeded',
    capture_method: 'automatic',
    cancellation_reason: null,
    canceled_at: null,
  },
  charges: [charge()],
  movements: [moved()],
  refunds: [],
  disputes: [],
  decisions: [],
  ...over,
});

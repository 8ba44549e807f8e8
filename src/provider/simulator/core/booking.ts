import type { TransactionType } from '#domain/payments/transaction-type.ts';
import { type Currency, minor } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { BalanceTransaction } from '../../provider-objects.ts';
import type { Changes } from './changes.ts';
import type { Context } from './command.ts';
import { type LedgerAccount, transfer } from './ledger.ts';
import { simObject } from './sim-object.ts';

type Draft = Readonly<{
  type: TransactionType;
  /** Who gives the money, or takes it when the amount is negative. */
  counterparty: LedgerAccount;
  currency: Currency;
  amount: number;
  fee?: number;
  available_on: EpochSeconds;
  customer?: Readonly<{ currency: Currency; amount: number; exchange_rate: string | null }>;
}> &
  Partial<
    Pick<
      BalanceTransaction,
      'charge' | 'refund' | 'dispute' | 'loan' | 'metadata' | 'fee_rates' | 'balance_type'
    >
  >;

export type Booking = Readonly<{
  transaction: BalanceTransaction;
  changes: Pick<Changes, 'put' | 'ledger' | 'events' | 'due'>;
}>;

/** Movements that no charge, refund, dispute or payout names: whoever listens would not hear of them otherwise. */
const TOLD_BY_THEMSELVES: readonly TransactionType[] = [
  'financing_payout',
  'financing_paydown',
  'card_reader_fee',
  'payment_failure_refund',
  'adjustment',
];

/** One movement of the merchant's balance, with both sides of its entries and the day its money comes free. */
export function book(draft: Draft, { now, newId }: Context): Booking {
  const { type, counterparty, currency, available_on, customer } = draft;
  // The opposite of nothing is nothing: no row says −0.
  const fee = draft.fee || 0;
  const amount = draft.amount || 0;
  const isPending = available_on > now;
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    type,
    reporting_category: type,
    created: now,
    available_on,
    status: isPending ? 'pending' : 'available',
    currency,
    amount: minor(amount),
    fee: minor(fee),
    net: minor(amount - fee),
    customer_currency: customer?.currency ?? currency,
    customer_amount: minor(customer ? customer.amount || 0 : amount),
    exchange_rate: customer?.exchange_rate ?? null,
    fee_rates: draft.fee_rates ?? null,
    charge: draft.charge ?? null,
    refund: draft.refund ?? null,
    dispute: draft.dispute ?? null,
    loan: draft.loan ?? null,
    payout: null,
    ...(draft.balance_type && { balance_type: draft.balance_type }),
    metadata: draft.metadata ?? {},
  };
  const own = isPending ? 'merchant_pending' : 'merchant_available';
  const merchant = draft.balance_type ? 'merchant_reserved' : own;
  const reference = { transaction: transaction.id };
  const isExchanged = customer !== undefined && customer.currency !== currency;
  return {
    transaction,
    changes: {
      put: [simObject('transaction', transaction)],
      ledger: [
        ...(isExchanged
          ? transfer(counterparty, 'exchange', customer.amount, customer.currency, reference)
          : []),
        ...transfer(
          isExchanged ? 'exchange' : counterparty,
          merchant,
          transaction.amount,
          currency,
          reference,
        ),
        ...transfer(merchant, 'fees', fee, currency, reference),
      ],
      events: TOLD_BY_THEMSELVES.includes(type)
        ? [{ type: 'balance.transaction_created', kind: 'transaction', id: transaction.id }]
        : [],
      due: isPending ? [{ at: available_on, kind: 'settle_funds', subject: transaction.id }] : [],
    },
  };
}

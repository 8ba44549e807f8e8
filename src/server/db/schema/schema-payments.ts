import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AuditColumnId } from '#contract/audit.ts';
import type { DisputesQuery } from '#contract/dispute-filters.ts';
import type { PayoutsQuery } from '#contract/payout-filters.ts';
import type { TransactionsQuery } from '#contract/transactions.ts';
import type { DisputeColumnId } from '#domain/disputes/dispute-columns.ts';
import type { BlockedColumnId } from '#domain/fraud/blocked-columns.ts';
import type { TransactionFileColumnId } from '#domain/payments/transaction-file-columns.ts';
import type { PayoutColumnId } from '#domain/payouts/payout-columns.ts';
import type { FileKind } from '#domain/schedules/file-kind.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import type { CalendarDate, UtcInstant } from '#domain/shared/time.ts';

/** Kept by the triggers of `transactions`; nothing else writes to it. */
interface Counted {
  currency: string;
  count: number;
  amount: number;
  fees: number;
  net: number;
}

export interface PaymentsTables {
  payouts: {
    id: string;
    type: 'deposit' | 'withdrawal';
    automatic: boolean;
    status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
    date: UtcInstant;
    created: UtcInstant;
    returned: UtcInstant | null;
    amount: number;
    fee: Generated<number>;
    fee_percentage: Generated<string>;
    currency: string;
    bankAccount: string | null;
    bank_reference_key: string | null;
    failure_code: string | null;
    failure_message: string | null;
  };
  /** Kept by triggers on `payouts`. */
  payout_totals: { status: string; currency: string; count: number; amount: number };
  transactions: {
    transaction_id: string;
    type: string;
    date: UtcInstant;
    available_on: CalendarDate;
    charge_id: string | null;
    payment_intent_id: string | null;
    order_id: number | null;
    channel: string | null;
    source: string | null;
    source_identifier: string | null;
    source_device: string | null;
    customer_name: string | null;
    customer_email: string | null;
    customer_country: string | null;
    customer_currency: string;
    customer_amount: number;
    exchange_rate: string | null;
    currency: string;
    amount: number;
    fees: number;
    fee_tax: number | null;
    net: number;
    risk_level: 0 | 1 | 2 | null;
    deposit_id: string | null;
    loan_id: string | null;
    balance_type: Generated<string>;
    metadata: Generated<Record<string, unknown>>;
    payer: GeneratedAlways<string>;
  };
  transaction_days: Counted & { dimension: string; value: string; day: CalendarDate };
  transaction_totals: Counted & { dimension: string; value: string };
  transaction_months: Counted & {
    month: CalendarDate;
    type: string;
    channel: string | null;
    source: string | null;
    source_device: string | null;
    customer_country: string | null;
    customer_currency: string;
    risk_level: number | null;
  };
  transaction_payers: Counted & {
    payer: string;
    customer_name: string | null;
    customer_email: string | null;
  };
  exports: {
    id: ExportId;
    user_id: number;
    kind: FileKind;
    filters: ColumnType<TransactionsQuery | PayoutsQuery | DisputesQuery, string, never>;
    columns: (TransactionFileColumnId | PayoutColumnId | DisputeColumnId | BlockedColumnId | AuditColumnId)[];
    locale: string;
    state: Generated<'waiting' | 'streaming' | 'finished' | 'failed'>;
    link_secret: Buffer;
    rows: number | null;
    bytes: number | null;
    sha256: string | null;
    downloads: Generated<number>;
    created: UtcInstant;
    finished: UtcInstant | null;
    run_id: Generated<number | null>;
  };
  feedback: {
    id: Generated<number>;
    user_id: number | null;
    topic: 'payouts';
    comments: string;
    created: UtcInstant;
  };
}

import type { DisputeReason, DisputeStatus } from '#domain/disputes/dispute-status.ts';
import type { RuleOutcome } from '#domain/fraud/saved-rule.ts';
import type { IntentStatus } from '#domain/payments/intent-status.ts';
import type { RefundPendingReason } from '#domain/payments/refund-pending.ts';
import type { TransactionType } from '#domain/payments/transaction-type.ts';
import type { PayoutStatus } from '#domain/payouts/payout-status.ts';
import type {
  ChargeId,
  DisputeId,
  FileId,
  LoanId,
  PaymentIntentId,
  PayoutId,
  RefundId,
  TransactionId,
} from '#domain/shared/ids.ts';
import type { Currency, Minor } from '#domain/shared/money.ts';
import type { CalendarDate, EpochSeconds } from '#domain/shared/time.ts';
import type {
  Address,
  ChargeOutcome,
  ChargeReview,
  Customer,
  DisputeWords,
  FeeRates,
  Metadata,
  PaymentMethodDetails,
} from './payment-details.ts';
import type { ProviderAccount } from './provider-account.ts';
import type { Site } from './provider-site.ts';

export type EventId = `evt_${string}`;
export type ReaderId = `tmr_${string}`;
export type BankAccountId = `ba_${string}`;
export type DocumentId = `doc_${string}`;

export type PaymentIntent = Readonly<{
  id: PaymentIntentId;
  status: IntentStatus;
  amount: Minor;
  currency: Currency;
  created: EpochSeconds;
  capture_method: 'automatic' | 'manual';
  /** The token that stands for the customer's card or account; never its number. */
  payment_method: string;
  charge: ChargeId | null;
  customer: Customer;
  /** An authorization lapses at this moment; later it cannot be captured. */
  capture_before: EpochSeconds | null;
  cancellation_reason: 'requested_by_customer' | 'automatic' | 'fraudulent' | null;
  failure_code: string | null;
  metadata: Metadata;
}>;

export type Charge = Readonly<{
  id: ChargeId;
  /** False where nothing of it was real; absent in histories that were made up. */
  livemode?: boolean;
  payment_intent: PaymentIntentId;
  status: 'succeeded' | 'pending' | 'failed';
  amount: Minor;
  amount_captured: Minor;
  amount_refunded: Minor;
  currency: Currency;
  created: EpochSeconds;
  paid: boolean;
  captured: boolean;
  refunded: boolean;
  disputed: boolean;
  /** What the merchant is paid in, and how many units of it one unit of `currency` bought; null where nothing was exchanged. */
  settlement_currency: Currency;
  exchange_rate: string | null;
  balance_transaction: TransactionId | null;
  application_fee_amount: Minor;
  refunds: readonly RefundId[];
  disputes: readonly DisputeId[];
  payment_method: string;
  payment_method_details: PaymentMethodDetails;
  billing_details: Customer & Readonly<{ address: Address | null }>;
  outcome: ChargeOutcome;
  /** Absent where nobody asked for one, or where we may not know of it. */
  review?: ChargeReview;
  failure_code: string | null;
  channel: 'online' | 'in_person' | 'in_person_pos';
  source_device: 'ios' | 'android' | null;
  reader: ReaderId | null;
  /** What a loan took of this sale. */
  paydown: Readonly<{ amount: Minor; loan_id: LoanId }> | null;
  /** The store's own rules at the checkout: what they decided, and which of them fired. */
  screening: Readonly<{
    outcome: RuleOutcome;
    ruleset_results: Readonly<Record<string, RuleOutcome>>;
  }> | null;
  metadata: Metadata;
}>;

export const REFUND_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];
export type RefundStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';

export type Refund = Readonly<{
  id: RefundId;
  charge: ChargeId;
  payment_intent: PaymentIntentId;
  status: RefundStatus;
  amount: Minor;
  currency: Currency;
  created: EpochSeconds;
  reason: RefundReason | null;
  /** Null while the money has not left. */
  balance_transaction: TransactionId | null;
  failure_balance_transaction: TransactionId | null;
  failure_reason: string | null;
  pending_reason?: RefundPendingReason;
  /** What the customer's bank can trace the money by, once it is on its way. */
  acquirer_reference_number: string | null;
  metadata: Metadata;
}>;

export type Evidence = Readonly<Record<string, string>>;
export type IssuerEvidence = Readonly<{
  evidence_type: 'retrieval' | 'chargeback' | 'response';
  file_evidence: readonly FileId[];
  text_evidence: string | null;
}>;

export type Dispute = DisputeWords &
  Readonly<{
    id: DisputeId;
    status: DisputeStatus;
    reason: DisputeReason;
    amount: Minor;
    currency: Currency;
    created: EpochSeconds;
    charge: ChargeId;
    payment_intent: PaymentIntentId;
    evidence: Evidence;
    evidence_details: Readonly<{
      has_evidence: boolean;
      due_by: EpochSeconds;
      past_due: boolean;
      submission_count: number;
    }>;
    issuer_evidence: readonly IssuerEvidence[] | null;
    /** The withdrawal, and after a win its reversal. An inquiry has none. */
    balance_transactions: readonly TransactionId[];
    metadata: Metadata;
  }>;

/** One movement of the merchant's balance. `net` is always `amount` less `fee`. */
export type BalanceTransaction = Readonly<{
  id: TransactionId;
  type: TransactionType;
  reporting_category: string;
  created: EpochSeconds;
  available_on: EpochSeconds;
  status: 'pending' | 'available';
  currency: Currency;
  amount: Minor;
  fee: Minor;
  net: Minor;
  customer_currency: Currency;
  customer_amount: Minor;
  exchange_rate: string | null;
  fee_rates: FeeRates | null;
  charge: ChargeId | null;
  refund: RefundId | null;
  dispute: DisputeId | null;
  loan: LoanId | null;
  /** The payout it left with; null while it waits, and again after that payout failed. Undefined where only the payout knows. */
  payout: PayoutId | null | undefined;
  /** Which of the merchant's balances it moves, in the provider's words; absent for the one that payouts are made of. */
  balance_type?: string;
  metadata: Metadata;
}>;

export type Payout = Readonly<{
  id: PayoutId;
  type: 'deposit' | 'withdrawal';
  status: PayoutStatus;
  amount: Minor;
  fee: Minor;
  fee_percentage: string;
  currency: Currency;
  automatic: boolean;
  method: 'standard' | 'instant';
  created: EpochSeconds;
  arrival_date: EpochSeconds;
  /** When money that did not arrive was the merchant's again; null also where movements tell that it left and came back. */
  returned: EpochSeconds | null;
  bank_account: BankAccountId;
  bankAccount: string;
  bank_reference_key: string | null;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
}>;

export type BankAccount = Readonly<{
  id: BankAccountId;
  currency: Currency;
  bank_name: string;
  last4: string;
  /** A payout that failed leaves its bank account `errored`; nothing is sent there until it is updated. */
  status: 'new' | 'verified' | 'errored';
  /** What the next payout to it fails with: how the simulator remembers a magic account number. */
  fails_with: string | null;
  /** What a payout that leaves at once costs is told by this bank only afterwards. */
  tells_fee_later?: true;
}>;

export type Loan = Readonly<{
  stripe_loan_id: LoanId;
  currency: Currency;
  amount: Minor;
  fee_amount: Minor;
  /** Hundredths of a per cent of each sale. */
  withhold_rate: number;
  paid_amount: Minor;
  paid_out_at: EpochSeconds;
  repayments_begin_at: EpochSeconds;
  first_paydown_at: EpochSeconds | null;
  fully_paid_at: EpochSeconds | null;
  /** The part of the loan that must be repaid within this interval at the least. */
  interval: Readonly<{ due_at: EpochSeconds; paid_amount: Minor; required_amount: Minor }>;
}>;

export type Reader = Readonly<{
  id: ReaderId;
  device_type: string;
  label: string;
  livemode: boolean;
  location: string | null;
  status: 'online' | 'offline';
  /** Payments taken since its last monthly fee. */
  count: number;
}>;
/** What one reader cost in the month behind a reader-fee transaction. */
export type ReaderFee = Readonly<{
  id: TransactionId;
  readers: readonly Readonly<{
    reader_id: ReaderId;
    count: number;
    status: 'active' | 'inactive';
    fee: Readonly<{ amount: Minor; currency: Currency }>;
  }>[];
}>;

export type ProviderFile = Readonly<{
  id: FileId;
  purpose: string;
  filename: string;
  type: string;
  size: number;
  title: string | null;
  created: EpochSeconds;
}>;

export type ProviderDocument = Readonly<{
  document_id: DocumentId;
  type: 'vat_invoice';
  date: CalendarDate;
  period_from: CalendarDate;
  period_to: CalendarDate;
}>;

/** Every kind of thing the provider keeps, by the name events call it. */
export type ProviderObjects = Readonly<{
  account: ProviderAccount;
  bank_account: BankAccount;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  transaction: BalanceTransaction;
  payout: Payout;
  loan: Loan;
  reader: Reader;
  reader_fee: ReaderFee;
  file: ProviderFile;
  document: ProviderDocument;
  site: Site;
}>;
export type ObjectKind = keyof ProviderObjects;

/** What an object is asked for by. */
export type ObjectName = Readonly<{ kind: ObjectKind; id: string }>;
/** An object with its name. */
export type NamedObject = {
  [Kind in ObjectKind]: Readonly<{ kind: Kind; id: string; value: ProviderObjects[Kind] }>;
}[ObjectKind];

/** Tells that one object changed. Who hears of it reads the object again; `data` is only what it was at that moment. */
export type ProviderEvent = {
  [Kind in ObjectKind]: Readonly<{
    id: EventId;
    /** Grows with time and leaves no room between: a reader that keeps it misses nothing. */
    sequence: number;
    type: string;
    created: EpochSeconds;
    account_id: string;
    kind: Kind;
    object_id: string;
    data?: ProviderObjects[Kind];
  }>;
}[ObjectKind];

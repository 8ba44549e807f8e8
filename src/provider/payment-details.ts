import type { FeePart } from '#domain/payments/fee-rates.ts';
import type { Currency, Minor } from '#domain/shared/money.ts';

/** Small notes an integration leaves on an object; the operation that made it is named here. */
export type Metadata = Readonly<Record<string, string>>;

export type Customer = Readonly<{ name: string; email: string; country: string; phone?: string }>;
export type Address = Readonly<{
  line1?: string;
  line2?: string;
  city?: string;
  state?: string;
  postal_code?: string;
  country: string;
}>;

export type CheckResult = 'pass' | 'fail' | 'unavailable' | null;
export type CardDetails = Readonly<{
  brand: string;
  network: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  funding: 'credit' | 'debit' | 'prepaid' | 'unknown';
  fingerprint: string;
  country: string;
  checks: Readonly<{
    cvc_check: CheckResult;
    address_line1_check: CheckResult;
    address_postal_code_check: CheckResult;
  }> | null;
}>;
/** `type` names the method; a card, present or not, brings its details, other methods at most a few words. */
export type PaymentMethodDetails = Readonly<{
  type: string;
  card?: CardDetails;
  /** What lists show beside the method: the last four digits, or the name of a bank. */
  identifier: string | null;
  /** What a method that is no card tells of itself, under the specification's names: `bank_name`, `bic`, `iban_last4`. */
  details?: Readonly<Record<string, string>>;
}>;

export type RiskName = 'normal' | 'elevated' | 'highest' | 'not_assessed';
export type ChargeOutcome = Readonly<{
  type: 'authorized' | 'issuer_declined' | 'blocked' | 'invalid' | 'manual_review';
  network_status: 'approved_by_network' | 'declined_by_network' | 'not_sent_to_network';
  reason: string | null;
  risk_level: RiskName;
  risk_score: number | null;
  seller_message: string;
}>;

export type FeeHistoryEntry = Readonly<{
  type: 'base' | 'additional' | 'discount';
  additional_type?: FeePart;
  percentage_rate: number;
  fixed_rate: Minor;
  currency: Currency;
  capped?: boolean;
}>;
export type FeeRates = Readonly<{
  percentage: number;
  fixed: Minor;
  fixed_currency: Currency;
  history: readonly FeeHistoryEntry[];
}>;

/** Somebody at the provider, or a rule there, asks the merchant to look at a payment. It moves no money. */
export type ChargeReview = Readonly<{
  id: string;
  is_open: boolean;
  /** `rule` or `manual`, or a word newer than these. */
  opened_reason: string;
  closed_reason: string | null;
}>;

/** What only some providers say of a dispute. */
export type DisputeWords = Readonly<{
  /** Whether its charge may be refunded while it runs; absent where its status says so. */
  is_charge_refundable?: boolean;
  /** Stronger kinds of evidence that a card network would take, and how far each has come, in the provider's words. */
  enhanced_evidence?: readonly Readonly<{ type: string; status: string }>[];
  /** Whether the provider answers in the merchant's place: it may, or it has. */
  answered_for_merchant?: 'may' | 'has';
}>;

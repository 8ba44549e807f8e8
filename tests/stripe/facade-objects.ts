import { leavesRefundable } from '#domain/disputes/dispute-status.ts';
import { assert } from '#domain/shared/assert.ts';
import { decimalsOf } from '#domain/shared/money.ts';
import type { ChargeReview } from '#provider/payment-details.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type {
  BalanceTransaction,
  Charge,
  Dispute,
  PaymentIntent,
  Payout,
  ProviderFile,
  Refund,
} from '#provider/provider-objects.ts';
import { samplesByName } from './contract-server.ts';

type Shape = Record<string, unknown>;
/** Whether a field was asked for as a whole object, wherever in the answer it stands. */
export type Asked = (field: string) => boolean;

const NEVER: Asked = () => false;
const list = (data: readonly unknown[], url: string): Shape => ({
  object: 'list',
  has_more: false,
  url,
  data,
});

/** Stripe's rates are between the smallest units of two currencies. */
const minorRate = ({ exchange_rate, currency, customer_currency }: BalanceTransaction): number =>
  Number(exchange_rate) * 10 ** (decimalsOf(currency) - decimalsOf(customer_currency));

/** Stripe reports what is no card under the same categories as cards. */
const CATEGORY_OF: Readonly<Record<string, string>> = {
  payment: 'charge',
  payment_refund: 'refund',
  payment_failure_refund: 'charge_failure',
};

/** Stripe has no word for a payout that was carried over: it tells that it left, and that it came back. */
const isCarried = ({ metadata }: BalanceTransaction): boolean => /^po_/.test(metadata.source ?? '');

function wordsFor(told: BalanceTransaction): Shape {
  if (isCarried(told))
    return told.amount < 0
      ? { type: 'payout', reporting_category: 'payout' }
      : { type: 'payout_failure', reporting_category: 'payout_reversal' };
  if (told.type === 'adjustment') {
    const isHeld = told.balance_type === undefined ? told.amount < 0 : told.amount > 0;
    return {
      type: isHeld ? 'reserve_hold' : 'reserve_release',
      reporting_category: 'risk_reserved_funds',
    };
  }
  return {
    type: told.dispute === null ? told.type : 'adjustment',
    reporting_category: CATEGORY_OF[told.type] ?? told.reporting_category,
  };
}

export const causeOf = ({ refund, dispute, charge, metadata }: BalanceTransaction): string | null =>
  refund ?? dispute ?? charge ?? metadata.source ?? null;

/** A tax is told apart from what Stripe itself took. */
function feeParts({ fee, fee_rates }: BalanceTransaction): readonly (readonly [type: string, sum: number])[] {
  const tax = (fee_rates?.history ?? []).reduce(
    (sum, part) => (part.additional_type === 'tax' ? sum + part.fixed_rate : sum),
    0,
  );
  const parts = [['stripe_fee', fee - tax] as const, ['tax', tax] as const];
  return parts.filter(([, sum]) => sum !== 0);
}

/** Where a refund waits for its receiver, Stripe says so by its status; else by a reason. */
const waitOf = ({ status, pending_reason }: Refund): Shape => {
  if (!pending_reason) return { status };
  return pending_reason === 'requires_action' ? { status: pending_reason } : { status, pending_reason };
};

const eligible = ({ type, status }: Readonly<{ type: string; status: string }>): Shape => ({
  ...(type === 'visa_compelling_evidence_3' && { required_actions: [] }),
  status,
});

const withoutNotes = ({ provider_status: _, ...metadata }: Dispute['metadata']) => metadata;

/** The provider's things as Stripe would write them. */
export function stripeObjects(simulator: PaymentProvider) {
  const sample = samplesByName();

  async function found<Kind extends 'transaction' | 'charge' | 'refund' | 'dispute'>(kind: Kind, id: string) {
    const object = await simulator.findObject(kind, id);
    assert(object, `the ${kind} ${id} exists`);
    return object;
  }

  const card = (details: Charge['payment_method_details']): Shape => ({
    ...sample('Charge.PaymentMethodDetails.Card'),
    ...details.card,
    checks: details.card?.checks ?? null,
  });

  async function charge(told: Charge, asked: Asked): Promise<Shape> {
    const { billing_details, payment_method_details, outcome, refunds } = told;
    const { id, amount, amount_captured, amount_refunded, currency, created, captured, paid } = told;
    const moved = told.balance_transaction;
    return {
      ...sample('Charge'),
      ...{ id, amount, amount_captured, amount_refunded, currency, created, captured, paid },
      ...{ refunded: told.refunded, disputed: told.disputed, status: told.status },
      ...{
        payment_intent: told.payment_intent,
        payment_method: told.payment_method,
        metadata: told.metadata,
      },
      ...{ failure_code: told.failure_code, review: told.review?.id ?? null },
      billing_details: {
        ...sample('Charge.BillingDetails'),
        ...{ name: billing_details.name, email: billing_details.email },
      },
      outcome: { ...sample('Charge.Outcome'), ...outcome, risk_score: outcome.risk_score ?? undefined },
      payment_method_details: payment_method_details.card
        ? { type: 'card', card: card(payment_method_details) }
        : { type: payment_method_details.type },
      balance_transaction:
        moved && asked('balance_transaction')
          ? await transaction(await found('transaction', moved), NEVER)
          : moved,
      ...(asked('refunds') && {
        refunds: list(
          await Promise.all(refunds.map(async (one) => refund(await found('refund', one))).reverse()),
          `/v1/charges/${id}/refunds`,
        ),
      }),
    };
  }

  async function intent(told: PaymentIntent, asked: Asked): Promise<Shape> {
    const { id, amount, currency, created, status, capture_method, metadata, payment_method } = told;
    return {
      ...sample('PaymentIntent'),
      ...{ id, amount, currency, created, status, capture_method, metadata, payment_method },
      amount_capturable: status === 'requires_capture' ? amount : 0,
      cancellation_reason: told.cancellation_reason,
      latest_charge:
        told.charge && asked('latest_charge')
          ? await charge(await found('charge', told.charge), asked)
          : told.charge,
    };
  }

  const refund = (told: Refund): Shape => ({
    ...sample('Refund'),
    ...{ id: told.id, amount: told.amount, currency: told.currency, created: told.created },
    ...{ charge: told.charge, payment_intent: told.payment_intent, reason: told.reason },
    ...{ balance_transaction: told.balance_transaction, metadata: told.metadata },
    ...waitOf(told),
  });

  async function transaction(told: BalanceTransaction, asked: Asked): Promise<Shape> {
    const { id, amount, fee, net, currency, created, available_on, status } = told;
    return {
      ...sample('BalanceTransaction'),
      ...{ id, amount, fee, net, currency, created, available_on, status, ...wordsFor(told) },
      ...{ balance_type: told.balance_type ?? 'payments', description: told.metadata.description ?? null },
      exchange_rate: told.exchange_rate === null ? null : minorRate(told),
      fee_details: feeParts(told).map(([type, sum]) => ({
        ...{ ...sample('BalanceTransaction.FeeDetail'), amount: sum, currency, type },
      })),
      source: asked('source') ? await source(told) : causeOf(told),
    };
  }

  async function source(told: BalanceTransaction) {
    const { refund: refunded, dispute: disputed, charge: charged } = told;
    const paidOut = await simulator.findObject('payout', told.metadata.source ?? '');
    if (paidOut) return payout(paidOut, NEVER);
    if (refunded) return refund(await found('refund', refunded));
    if (disputed) return dispute(await found('dispute', disputed), NEVER);
    return charged && charge(await found('charge', charged), NEVER);
  }

  const review = ({ id: charge, review: told }: Charge & Readonly<{ review: ChargeReview }>): Shape => ({
    ...sample('Review'),
    ...{ id: told.id, charge, open: told.is_open, reason: told.closed_reason ?? told.opened_reason },
    ...{ opened_reason: told.opened_reason, closed_reason: told.closed_reason },
  });

  async function dispute(told: Dispute, asked: Asked): Promise<Shape> {
    const { id, amount, currency, created, status, reason, evidence_details, metadata } = told;
    return {
      ...sample('Dispute'),
      ...{ id, amount, currency, created, reason, payment_intent: told.payment_intent },
      ...{ status: metadata.provider_status ?? status, metadata: withoutNotes(metadata) },
      evidence: { ...sample('Dispute.Evidence'), ...told.evidence },
      evidence_details: {
        ...{ ...sample('Dispute.EvidenceDetails'), ...evidence_details },
        enhanced_eligibility: Object.fromEntries(
          (told.enhanced_evidence ?? []).map((one) => [one.type, eligible(one)]),
        ),
      },
      balance_transactions: await Promise.all(
        told.balance_transactions.map(async (one) => transaction(await found('transaction', one), NEVER)),
      ),
      is_charge_refundable: told.is_charge_refundable ?? leavesRefundable(told),
      intended_submission_method: told.answered_for_merchant === 'may' ? 'smart_disputes' : null,
      charge: asked('charge') ? await charge(await found('charge', told.charge), NEVER) : told.charge,
    };
  }

  async function payout(told: Payout, asked: Asked): Promise<Shape> {
    const { id, amount, currency, created, arrival_date, automatic, method, status, failure_code } = told;
    const bank = await simulator.findObject('bank_account', told.bank_account);
    const back = {
      ...sample('BalanceTransaction'),
      ...{ id: `txn_back_${id}`, amount, fee: 0, net: amount, currency, created: told.returned },
      ...{ type: 'payout_failure', reporting_category: 'payout_reversal' },
    };
    return {
      ...sample('Payout'),
      ...{ id, amount, currency, created, arrival_date, automatic, method, status, failure_code },
      ...{ metadata: told.metadata, failure_message: told.failure_message, type: 'bank_account' },
      reconciliation_status: automatic ? 'completed' : 'not_applicable',
      trace_id: told.bank_reference_key && { status: 'supported', value: told.bank_reference_key },
      balance_transaction: asked('balance_transaction')
        ? {
            ...sample('BalanceTransaction'),
            ...{ id: `txn_${id}`, amount: -amount, fee: told.fee, net: -amount - told.fee, currency },
            ...{ type: 'payout', reporting_category: 'payout' },
          }
        : `txn_${id}`,
      failure_balance_transaction: told.returned && (asked('failure_balance_transaction') ? back : back.id),
      destination:
        asked('destination') && bank
          ? {
              ...sample('BankAccount'),
              ...{ id: bank.id, bank_name: bank.bank_name, last4: bank.last4, currency, status: bank.status },
            }
          : told.bank_account,
    };
  }

  const file = (told: ProviderFile): Shape => ({
    ...sample('File'),
    ...{ id: told.id, created: told.created, filename: told.filename, purpose: told.purpose },
    ...{ size: told.size, title: told.title, type: told.type === 'application/pdf' ? 'pdf' : told.type },
    url: `https://files.stripe.com/contents/${told.id}`,
  });

  return { sample, list, charge, intent, refund, review, transaction, dispute, payout, file };
}

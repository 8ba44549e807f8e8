import type { Charge } from '#contract/charge.ts';
import type { PaymentMethodDetails } from '#contract/payment-method-details.ts';
import { foremostDispute } from '#domain/payments/foremost-dispute.ts';
import { ownIntent } from '#domain/payments/lent-intent.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { formattedAddress } from './formatted-address.ts';
import type { MovementRow } from './movements-repository.ts';
import type { StoredCharge, StoredDispute, StoredRefund } from './stored-objects.ts';

type Parts = Readonly<{
  charge: StoredCharge;
  refunds: readonly StoredRefund[];
  disputes: readonly StoredDispute[];
  movements: readonly MovementRow[];
  order: Charge['order'];
  shipping: Charge['shipping'];
  fee_rates: NonNullable<Charge['balance_transaction']>['fee_rates'];
}>;

/** A charge as its page reads it: the provider's words, its movements in the ledger and its order. */
export function chargeReply({
  charge,
  refunds,
  disputes,
  movements,
  order,
  shipping,
  fee_rates,
}: Parts): Charge {
  const byId = new Map(movements.map((movement) => [movement.transaction_id, movement]));
  const sale = charge.balance_transaction === null ? undefined : byId.get(charge.balance_transaction);
  const replies = disputes.map((dispute) => disputeOf(dispute, byId));
  const { exchange_rate: _rate, ...rest } = charge;
  return {
    ...rest,
    synthetic: false,
    payment_intent: ownIntent(charge.payment_intent),
    balance_transaction: sale ? { ...booked(sale), exchange_rate: sale.exchange_rate, fee_rates } : null,
    refunds: {
      data: refunds.map((refund) => {
        const moved = byId.get(refund.balance_transaction ?? '');
        return { ...refund, balance_transaction: moved ? booked(moved) : null };
      }),
    },
    dispute: foremostDispute(replies) ?? null,
    disputes: replies,
    order,
    shipping,
    billing_details: billingOf(charge),
    payment_method_details: methodOf(charge),
    deposit: sale ? depositOf(sale) : null,
    transactions: [...movements],
  };
}

const booked = ({ transaction_id, currency, amount, fees }: MovementRow) => ({
  id: transaction_id,
  currency,
  amount,
  fee: fees,
});

const depositOf = ({ deposit_id, arrival, deposit_status }: MovementRow): Charge['deposit'] =>
  deposit_id !== null && arrival !== null && deposit_status !== null
    ? { id: deposit_id, arrival_date: secondsOf(arrival), status: deposit_status }
    : null;

function disputeOf(dispute: StoredDispute, byId: ReadonlyMap<string, MovementRow>) {
  return {
    ...dispute,
    balance_transactions: dispute.balance_transactions.flatMap((id) => {
      const moved = byId.get(id);
      return moved?.type === 'dispute' || moved?.type === 'dispute_reversal'
        ? [{ ...booked(moved), reporting_category: moved.type }]
        : [];
    }),
  };
}

function billingOf(charge: StoredCharge): Charge['billing_details'] {
  const { name, email, phone, country, address } = charge.billing_details;
  return {
    name: name ?? null,
    email: email ?? null,
    phone: phone ?? null,
    country: country ?? null,
    address: address && {
      line1: address.line1 ?? null,
      line2: address.line2 ?? null,
      city: address.city ?? null,
      state: address.state ?? null,
      postal_code: address.postal_code ?? null,
      country: address.country ?? null,
    },
    formatted_address: formattedAddress(charge.billing_details),
  };
}

/** What the short word of a list stands for, where a method told nothing else of itself. */
const IDENTIFIED_BY = new Map(
  Object.entries({
    au_becs_debit: 'last4',
    bancontact: 'bank_name',
    eps: 'bank',
    giropay: 'bank_name',
    ideal: 'bank',
    klarna: 'payment_method_category',
    p24: 'bank',
    sepa_debit: 'last4',
    sofort: 'bank_name',
  }),
);

/** The specification puts what a method tells of itself under the method's own name. */
function methodOf({ payment_method_details }: StoredCharge): PaymentMethodDetails {
  const { type, identifier, card, details } = payment_method_details;
  if (type === 'card_present' && card) {
    const { checks: _checks, ...present } = card;
    return { type, identifier, card_present: present };
  }
  if (card) return { type, identifier, card };
  const field = IDENTIFIED_BY.get(type);
  if (field === undefined) return { type, identifier };
  return { type, identifier, [type]: details ?? (identifier === null ? {} : { [field]: identifier }) };
}

import type { ChargeId, PaymentIntentId, PayoutId, TransactionId } from '#domain/shared/ids.ts';
import { type EpochSeconds, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import type { Consequence } from './aftermath.ts';
import { type Day, dateOf, dayOf, instantOf, startOf } from './calendar.ts';
import { rateText } from './exchange-rates.ts';
import { priceListSum } from './fees.ts';
import type { LoanMovement } from './loans.ts';
import { DELAY_DAYS } from './payouts.ts';
import { idLetters } from './provider-ids.ts';
import type { Sale } from './sale.ts';
import type { Random } from './seeded-random.ts';
import type { WorldTransaction } from './world-rows.ts';

/** A row whose payout is not known yet. */
export type OpenRow = Omit<WorldTransaction, 'deposit_id'> & { deposit_id: PayoutId | null };

/** A sale that happened: what every later row about it has in common with the first. */
export type Charge = Readonly<{
  sale: Sale;
  letters: string;
  charge_id: ChargeId;
  payment_intent_id: PaymentIntentId;
  order_id: number;
}>;

const newId = (random: Random): TransactionId => `txn_1${idLetters(random)}`;
const availableOn = (at: EpochSeconds) => dateOf(dayOf(at) + DELAY_DAYS);

/** Intent, charge and first row of a sale share their letters, so that a person sees that they belong together. */
export function makeCharge(random: Random, sale: Sale, order_id: number): Charge {
  const letters = idLetters(random);
  const charge_id: ChargeId = sale.wallet.method.kind === 'card' ? `ch_3${letters}` : `py_3${letters}`;
  return { sale, letters, charge_id, payment_intent_id: `pi_3${letters}`, order_id };
}

function rowOf(transaction_id: TransactionId, charge: Charge, moved: Consequence): OpenRow {
  const { sale } = charge;
  const { customer, wallet } = sale;
  return {
    transaction_id,
    type: moved.type,
    date: instantOf(moved.at),
    available_on: availableOn(moved.at),
    charge_id: charge.charge_id,
    payment_intent_id: charge.payment_intent_id,
    order_id: charge.order_id,
    channel: sale.channel,
    source: wallet.method.source,
    source_identifier: wallet.identifier,
    source_device: sale.source_device,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_country: customer.country.code,
    customer_currency: sale.customer_currency,
    customer_amount: moved.customer_amount,
    exchange_rate: sale.rate && rateText(sale.rate),
    currency: sale.currency,
    amount: moved.amount,
    fees: moved.fees,
    net: moved.amount - moved.fees,
    risk_level: wallet.risk_level,
    deposit_id: null,
    loan_id: null,
    metadata: {},
  };
}

export const saleRow = (charge: Charge, at: EpochSeconds): OpenRow => {
  const { customer_amount, amount, fees, wallet } = charge.sale;
  const type = wallet.method.kind === 'card' ? 'charge' : 'payment';
  return rowOf(`txn_3${charge.letters}`, charge, { type, at, customer_amount, amount, fees });
};

export const consequenceRow = (random: Random, charge: Charge, consequence: Consequence): OpenRow =>
  rowOf(newId(random), charge, consequence);

/** A row that concerns the shop and its payments company alone: nobody bought anything. */
function ownRow(
  random: Random,
  at: EpochSeconds,
  currency: string,
  own: Pick<WorldTransaction, 'type' | 'amount' | 'fees'> & Partial<WorldTransaction>,
): OpenRow {
  return {
    transaction_id: newId(random),
    date: instantOf(at),
    available_on: availableOn(at),
    charge_id: null,
    payment_intent_id: null,
    order_id: null,
    channel: null,
    source: null,
    source_identifier: null,
    source_device: null,
    customer_name: null,
    customer_email: null,
    customer_country: null,
    customer_currency: currency,
    customer_amount: own.amount,
    exchange_rate: null,
    currency,
    net: own.amount - own.fees,
    risk_level: null,
    deposit_id: null,
    loan_id: null,
    metadata: {},
    ...own,
  };
}

export const loanRow = (random: Random, day: Day, { type, loan, amount, hour }: LoanMovement): OpenRow =>
  ownRow(random, epochSeconds(startOf(day) + hour * HOUR_S), loan.currency, {
    type,
    amount,
    fees: 0,
    loan_id: loan.loan_id,
    metadata:
      type === 'financing_payout' ? { fee_amount: loan.fee_amount, withhold_rate: loan.withhold_rate } : {},
  });

const READER_FEE_CENTS = 1200;

/** Readers cost a monthly fee and move no money besides: the amount is 0, and the net is what was withheld. */
export const readerFeeRow = (random: Random, day: Day, since: Day, currency: string): OpenRow =>
  ownRow(random, epochSeconds(startOf(day) + 2 * HOUR_S), currency, {
    type: 'card_reader_fee',
    amount: 0,
    fees: priceListSum(READER_FEE_CENTS, currency) * random.between(1, 4),
    charge_id: `ch_${idLetters(random)}`,
    metadata: { charge_type: 'card_reader_fee', interval_from: dateOf(since), interval_to: dateOf(day - 1) },
  });

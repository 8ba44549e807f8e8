import { type Minor, minor } from '#domain/shared/money.ts';
import type { PaymentAnswer } from '../../payment-provider.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { Charge, Loan, PaymentIntent } from '../../provider-objects.ts';
import { dayOf, startOf } from '../facts/calendar.ts';
import { afterSale } from './after-sale.ts';
import { book } from './booking.ts';
import { type Changes, changes } from './changes.ts';
import { chargeFee } from './charge-fee.ts';
import type { Context } from './command.ts';
import { inSettlement } from './exchange.ts';
import { withLoanRepaid } from './lend.ts';
import { repayFromSale } from './loan-repayment.ts';
import { findMeans } from './payment-means.ts';
import { simObject } from './sim-object.ts';

export type Sale = Readonly<{
  account: ProviderAccount;
  intent: PaymentIntent;
  charge: Charge;
  activeLoan: Loan | undefined;
  amount: Minor;
}>;
export type Taken = Readonly<{ answer: PaymentAnswer; changes: Omit<Changes, 'answer'> }>;

/** The customer's bank pays: the sale is booked, and a loan takes its share. */
export function takeMoney(sale: Sale, context: Context): Taken {
  const { account, amount } = sale;
  const settled = inSettlement(sale.charge, amount);
  const { fee, rates } = chargeFee(account, sale.charge, settled, isRecurring(sale.charge), context.now);
  const means = findMeans(sale.charge.payment_method);
  const available_on = means?.card?.skipsPending
    ? context.now
    : startOf(dayOf(context.now) + Math.max(account.deposits.delay_days, 1));
  const booking = book(
    {
      type: sale.charge.id.startsWith('py_') ? 'payment' : 'charge',
      counterparty: 'customers',
      currency: sale.charge.settlement_currency,
      amount: settled,
      fee,
      available_on,
      customer: { currency: sale.charge.currency, amount, exchange_rate: sale.charge.exchange_rate },
      charge: sale.charge.id,
      fee_rates: rates,
    },
    context,
  );
  const repayment = repayFromSale(sale.activeLoan, sale.charge, settled, available_on, context);
  const standing = repayment?.loan.fully_paid_at ? withLoanRepaid(account, repayment.loan) : account;
  const charge: Charge = {
    ...sale.charge,
    amount_captured: amount,
    captured: true,
    application_fee_amount: minor(fee),
    balance_transaction: booking.transaction.id,
    paydown: repayment?.paydown ?? null,
  };
  const intent: PaymentIntent = {
    ...sale.intent,
    status: 'succeeded',
    charge: charge.id,
    capture_before: null,
  };
  const moved = changes(null, booking.changes, repayment?.changes ?? {});
  return {
    answer: { intent, charge, also: moved.put },
    changes: changes(
      null,
      moved,
      {
        put: [simObject('charge', charge), simObject('payment_intent', intent)],
      },
      afterSale(standing, charge, settled, context),
    ),
  };
}

/** A renewal says so in its metadata, where it survives until a later capture. */
export const RECURRING = { payment_type: 'recurring' } as const;
const isRecurring = ({ metadata }: Charge): boolean => metadata.payment_type === RECURRING.payment_type;

import { minor } from '../../shared/money.ts';
import type { HistoryMovement } from '../payment-history.ts';
import type { TransactionDetails } from './timeline-event.ts';

/** The same fee in the customer's currency, by the amounts of the same movement; a half rounds up. */
function inCustomerCurrency({ fees, amount, customer_amount }: HistoryMovement): number {
  if (amount === 0) return 0;
  const [fee, from, to] = [BigInt(fees), BigInt(Math.abs(amount)), BigInt(Math.abs(customer_amount))];
  return Number((fee * to * 2n + from) / (from * 2n));
}

/** Both sides of a movement. Where nothing was exchanged they are alike. */
export const movedDetails = (movement: HistoryMovement): TransactionDetails => ({
  customer_currency: movement.customer_currency,
  customer_amount: movement.customer_amount,
  customer_fee: minor(inCustomerCurrency(movement)),
  store_currency: movement.currency,
  store_amount: movement.amount,
  store_fee: movement.fees,
});

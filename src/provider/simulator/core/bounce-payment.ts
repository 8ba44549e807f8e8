import type { Charge } from '../../provider-objects.ts';
import { book } from './booking.ts';
import { announced, changes, NOTHING } from './changes.ts';
import { type ChargeHistory, loadHistory, takenOn } from './charge-history.ts';
import { command } from './command.ts';
import { inSettlement } from './exchange.ts';
import { simObject } from './sim-object.ts';

/** A debit that was only promised comes back: the customer's bank did not honour it. */
export const bouncePayment = command<string, ChargeHistory, null>({
  kind: 'bounce_payment',
  load: loadHistory,
  decide: ({ charge, sale, disputes }, _, context) => {
    if (!sale || charge.status === 'failed' || charge.amount_refunded > 0 || disputes.length > 0)
      return NOTHING;
    const booking = book(
      {
        type: 'payment_failure_refund',
        counterparty: 'customers',
        currency: charge.settlement_currency,
        amount: -inSettlement(charge, charge.amount_captured),
        available_on: takenOn({ sale }, context.now),
        customer: {
          currency: charge.currency,
          amount: -charge.amount_captured,
          exchange_rate: charge.exchange_rate,
        },
        charge: charge.id,
      },
      context,
    );
    const bounced: Charge = { ...charge, status: 'failed', paid: false, failure_code: 'insufficient_funds' };
    return changes(null, booking.changes, announced(simObject('charge', bounced), 'charge.failed'));
  },
});

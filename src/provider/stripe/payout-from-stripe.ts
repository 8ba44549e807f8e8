import type Stripe from 'stripe';
import { PAYOUT_STATUSES, type PayoutStatus } from '#domain/payouts/payout-status.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { Payout } from '../provider-objects.ts';
import { bankAccountId, payoutId, present } from './stripe-ids.ts';

/** What is read together with a payout: its fee and its return are on movements, its bank's name on the account. */
export const PAYOUT_EXPANDS = ['destination', 'balance_transaction', 'failure_balance_transaction'];

/** A share as people read it: at most one decimal. */
export const percentageOf = (part: number, whole: number): string =>
  whole === 0 ? '0' : String(Math.round((part * 1000) / whole) / 10);

export const payoutStatusOf = ({ status }: Pick<Stripe.Payout, 'status'>): PayoutStatus =>
  PAYOUT_STATUSES.find((one) => one === status) ?? 'pending';

export function payoutFromStripe(told: Stripe.Payout): Payout {
  const movement = typeof told.balance_transaction === 'object' ? told.balance_transaction : null;
  const back = typeof told.failure_balance_transaction === 'object' ? told.failure_balance_transaction : null;
  const fee = movement?.fee ?? told.application_fee_amount ?? 0;
  return {
    id: present(payoutId(told)),
    type: told.amount < 0 ? 'withdrawal' : 'deposit',
    status: payoutStatusOf(told),
    amount: minor(told.amount),
    fee: minor(fee),
    fee_percentage: percentageOf(fee, told.amount + fee),
    currency: currency(told.currency),
    automatic: told.automatic,
    method: told.method === 'instant' ? 'instant' : 'standard',
    created: epochSeconds(told.created),
    arrival_date: epochSeconds(told.arrival_date),
    // One made by hand leaves and comes back as two movements of its own (see `transactionFromStripe`).
    returned: told.automatic && back ? epochSeconds(back.created) : null,
    bank_account: bankAccountId(told.destination) ?? 'ba_unknown',
    bankAccount: bankLabel(told),
    bank_reference_key: told.trace_id?.status === 'supported' ? told.trace_id.value : null,
    failure_code: told.failure_code,
    failure_message: told.failure_message,
    metadata: told.metadata ?? {},
  };
}

function bankLabel({ destination, currency: code }: Stripe.Payout): string {
  if (destination === null || typeof destination === 'string' || !('last4' in destination)) return '';
  const name = destination.object === 'bank_account' ? destination.bank_name : destination.brand;
  return `${name ?? ''} •••• ${destination.last4} (${code.toUpperCase()})`.trim();
}

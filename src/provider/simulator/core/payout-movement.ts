import { isPayoutFailureCode } from '#domain/payouts/payout-failure.ts';
import { PAYOUT_FAILURE_REASONS } from '#domain/payouts/payout-failure-copy.ts';
import { inSource } from '#domain/shared/spoken.ts';
import type { BalanceTransaction, BankAccount, Payout } from '../../provider-objects.ts';
import { book } from './booking.ts';
import { announced, type Changes, changes } from './changes.ts';
import type { Context } from './command.ts';
import { transfer } from './ledger.ts';
import { simObject } from './sim-object.ts';

export type PayoutSlice = Readonly<{
  payout: Payout;
  bank: BankAccount;
  transactions: readonly BalanceTransaction[];
}>;

/** Money that did not arrive is the merchant's again, fee and all, and leaves with a later payout. */
export function giveBack(
  { payout, transactions }: PayoutSlice,
  status: 'failed' | 'canceled',
  why: Pick<Payout, 'failure_code' | 'failure_message'>,
  context: Context,
): Changes<Payout> {
  const { id, currency, amount, fee } = payout;
  const wasAt = payout.status === 'paid' ? 'bank' : 'in_transit';
  const after: Payout = { ...payout, ...why, status, returned: context.now, bank_reference_key: null };
  const carried = payout.automatic ? [] : carriedOver(payout, context);
  return changes(after, announced(simObject('payout', after), `payout.${status}`), ...carried, {
    put: transactions.map((transaction) => simObject('transaction', { ...transaction, payout: null })),
    ledger: [
      ...transfer(wasAt, 'merchant_available', amount, currency, { payout: id }),
      ...transfer('fees', 'merchant_available', fee, currency, { payout: id }),
    ],
  });
}

/**
 * What the merchant asked for by hand and did not get stands in the books as two lines, which leave together with the next: its
 * sum went out, and came back.
 */
const carriedOver = ({ id, currency, amount, fee }: Payout, context: Context) =>
  [-(amount + fee), amount + fee].map(
    (sum) =>
      book(
        {
          ...{ type: 'adjustment', counterparty: 'in_transit', currency, amount: sum },
          available_on: context.now,
          metadata: { description: sum < 0 ? 'Payout that came back' : 'Returned payout', source: id },
        },
        context,
      ).changes,
  );

/** The bank sends it back, and nothing more is sent there until the account is updated. */
export function failedPayout(slice: PayoutSlice, failure_code: string, context: Context): Changes<Payout> {
  const failure_message = isPayoutFailureCode(failure_code)
    ? inSource(() => PAYOUT_FAILURE_REASONS[failure_code])
    : null;
  const errored: BankAccount = { ...slice.bank, status: 'errored' };
  const returned = giveBack(slice, 'failed', { failure_code, failure_message }, context);
  return changes(
    returned.answer,
    returned,
    announced(simObject('bank_account', errored), 'account.external_account.updated'),
  );
}

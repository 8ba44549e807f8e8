import { fail } from '#contract/kit/errors.ts';
import { type Currency, type Minor, minor } from '#domain/shared/money.ts';
import type { BalanceTransaction } from '../../provider-objects.ts';
import { book } from './booking.ts';
import { changes } from './changes.ts';
import { command } from './command.ts';
import type { LedgerBalance, Reading } from './store.ts';

/** More than nothing is held back against what may go wrong; less is given free again. */
export type Reserve = Readonly<{ currency: Currency; amount: Minor }>;
export const RISK_RESERVED = 'risk_reserved';

const heldIn = (balances: readonly LedgerBalance[], code: Currency): number =>
  balances.find(({ ledger, currency }) => ledger === 'merchant_reserved' && currency === code)?.amount ?? 0;

/** Money moves between two balances of the merchant: it leaves the one as it comes into the other. */
export const holdBack = command<Reserve, number, readonly BalanceTransaction[]>({
  kind: 'hold_back',
  load: async (store: Reading, { currency }) => heldIn(await store.balances(), currency),
  decide: (held, { currency, amount }, context) => {
    if (!Number.isSafeInteger(amount) || amount === 0) throw fail('amount_invalid');
    if (held + amount < 0) throw fail('amount_too_large', { maximum_amount: minor(held), currency });
    const description = amount > 0 ? 'Held back as a reserve' : 'Reserve given free';
    const part = (sum: number, balance_type?: string) =>
      book(
        {
          ...{ type: 'adjustment', counterparty: 'reserve', currency, amount: sum },
          ...{ available_on: context.now, metadata: { description } },
          ...(balance_type && { balance_type }),
        },
        context,
      );
    const [from, into] = [part(-amount), part(amount, RISK_RESERVED)];
    return changes([from.transaction, into.transaction], from.changes, into.changes);
  },
});

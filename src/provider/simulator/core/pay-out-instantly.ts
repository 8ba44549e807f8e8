import { fail } from '#contract/kit/errors.ts';
import type { Currency } from '#domain/shared/money.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { BalanceTransaction, BankAccount, Payout } from '../../provider-objects.ts';
import { command } from './command.ts';
import { loadAccount } from './loaded.ts';
import { canPayOut } from './make-payouts.ts';
import { netOf, newPayout } from './new-payout.ts';

type Slice = Readonly<{
  account: ProviderAccount;
  bank: BankAccount | undefined;
  waiting: readonly BalanceTransaction[];
}>;

/** Everything available in one currency leaves at once, for a fee, on any day and at any hour. */
export const payOutInstantly = command<Readonly<{ currency: Currency }>, Slice, Payout>({
  kind: 'pay_out_instantly',
  load: async (store, { currency }) => ({
    account: await loadAccount(store),
    bank: (await store.all('bank_account')).find((bank) => bank.currency === currency),
    waiting: await store.waitingTransactions(currency),
  }),
  decide: ({ account, bank, waiting }, { currency }, context) => {
    if (!canPayOut(account)) throw fail('payouts_unavailable', { reason: account.deposits.restrictions });
    if (!bank) throw fail('instant_payout_unavailable', { currency });
    if (bank.status === 'errored') throw fail('payouts_unavailable', { reason: 'bank_account_errored' });
    const sum = netOf(waiting);
    if (sum <= 0 || sum < (account.deposits.minimum_manual_deposit_amounts[currency] ?? 1))
      throw fail('instant_payout_unavailable', { currency });
    return newPayout({ method: 'instant', currency, bank, transactions: waiting }, context);
  },
});

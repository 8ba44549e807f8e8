import { fail } from '#contract/kit/errors.ts';
import type { StoreProfile } from '#contract/page-settings.ts';
import { firstDay, lastDay, type Month, monthOf } from '#domain/books/lock-periods.ts';
import { type MonthlyStatement, monthlyStatement } from '#domain/books/monthly-statement.ts';
import { currency as asCurrency, type Currency } from '#domain/shared/money.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import type { Context } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { momentsOf } from './book-movements-repository.ts';
import { countClearing, countKinds, readBalances, settingsFor } from './count-books.ts';
import { sumUnsettled } from './periods-repository.ts';

export type StatementOfMonth = Readonly<{
  month: Month;
  store: StoreProfile;
  account_id: string;
  isTest: boolean;
  currencies: readonly (MonthlyStatement & Readonly<{ currency: Currency }>)[];
}>;

/** The month as the journal has it by payment date and with the bank, whatever the merchant's own books go by. */
export async function readStatement(
  context: Pick<Context, 'db' | 'config' | 'provider' | 'log'>,
  month: Month,
): Promise<StatementOfMonth> {
  const [store, now, account, balances] = await Promise.all([
    getStore(context),
    context.provider.now(),
    findAccount(context.db),
    readBalances(context),
  ]);
  if (month >= monthOf(dayOf(now, store.timezone))) throw fail('books_month_not_over');
  const days = { from: firstDay(month), to: lastDay(month), zone: store.timezone };
  const currencies = await context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const settings = await settingsFor(db, days.from, days.to);
      const kinds = await countKinds(db, {
        ...days,
        settings: { ...settings, basis: 'payment', bank_elsewhere: false },
      });
      const clearing = await countClearing(db, days, balances);
      const unsettled = await sumUnsettled(db, days.to, momentsOf(days).until);
      const codes = new Set([...kinds.map(({ currency }) => currency), ...clearing.keys()]);
      return [...codes].sort().map((code) => ({
        currency: asCurrency(code),
        ...monthlyStatement({
          ...(clearing.get(code) ?? { opening: 0, held: null }),
          movements: kinds.filter(({ currency }) => currency === code),
          ...(unsettled.get(code) ?? { pending: 0, in_transit: 0 }),
        }),
      }));
    });
  return {
    month,
    store,
    account_id: account?.account_id ?? '',
    isTest: account?.is_live === false,
    currencies: currencies.filter(
      ({ opening, closing, lines, remainder, in_transit, arrived }) =>
        lines.length + arrived.count > 0 ||
        [opening, closing, remainder ?? 0, in_transit].some((amount) => amount !== 0),
    ),
  };
}

import type { Books, ShownBookSettings } from '#contract/books.ts';
import { fail } from '#contract/kit/errors.ts';
import { accountsIn } from '#domain/books/accounts-in-currency.ts';
import type { BookSettings } from '#domain/books/chart-of-accounts.ts';
import type { AccountTotal } from '#domain/books/fold-entries.ts';
import { areBookable, lockProblem, wholeMonth } from '#domain/books/lock-periods.ts';
import { minor } from '#domain/shared/money.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { readBookSettings } from './book-settings-repository.ts';
import { checkMonth } from './check-month.ts';
import {
  type Clearing,
  countClearing,
  countKinds,
  type KindTotal,
  readBalances,
  settingsFor,
  totalsOf,
} from './count-books.ts';
import { type LockedPeriod, listPeriods } from './periods-repository.ts';

type Reading = Pick<Context, 'db' | 'config' | 'provider' | 'log'>;
type Days = Readonly<{ from: CalendarDate; to: CalendarDate }>;

export function refuseNoDays({ from, to }: Days): void {
  if (!areBookable(from, to)) throw fail('books_days_wrong');
}

export async function viewSettings(db: Database): Promise<ShownBookSettings> {
  const [settings, locked] = await Promise.all([readBookSettings(db), listPeriods(db)]);
  const { accounts, currency_accounts, ...how } = settings;
  return {
    settings: { ...how, accounts: { ...accounts }, currency_accounts: [...currency_accounts] },
    locked: locked.map(shown),
  };
}

const shown = ({ month, locked_by, locked_at }: LockedPeriod) => ({ month, locked_by, locked_at });

/** Everything that the page of the books says about some days, read at one moment but for the provider's balance. */
export async function readBooks(context: Reading, days: Days): Promise<Books> {
  refuseNoDays(days);
  const [{ timezone }, now, balances] = await Promise.all([
    getStore(context),
    context.provider.now(),
    readBalances(context),
  ]);
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const settings = await settingsFor(db, days.from, days.to);
      const asked = { ...days, zone: timezone, settings };
      const kinds = await countKinds(db, asked);
      const totals = totalsOf(kinds, settings);
      const clearing =
        settings.basis === 'payment' ? await countClearing(db, asked, balances) : new Map<never, Clearing>();
      const currencies = currenciesOf(kinds, clearing, settings);
      const month = monthState(await listPeriods(db), days, dayOf(now, timezone), totals);
      return {
        ...days,
        timezone,
        basis: settings.basis,
        currencies,
        late: kinds.reduce((sum, { late }) => sum + late, 0),
        month,
        checks: month ? await checkMonth(db, { ...asked, month }, dayOf(now, timezone), currencies) : [],
      };
    });
}

function currenciesOf(
  kinds: readonly KindTotal[],
  clearing: ReadonlyMap<string, Clearing>,
  settings: BookSettings,
): Books['currencies'] {
  const totals = totalsOf(kinds, settings);
  const moving = [...clearing].filter(([, { opening, held }]) => opening !== 0 || (held ?? 0) !== 0);
  const codes = new Set([...totals.map(({ currency }) => currency), ...moving.map(([code]) => code)]);
  return [...codes].sort().map((code) => {
    const own = totals.filter(({ currency }) => currency === code);
    const moved = own.find(({ account }) => account === 'clearing')?.amount ?? 0;
    const { opening, held } = clearing.get(code) ?? { opening: 0, held: null };
    return {
      currency: own[0]?.currency ?? (code as AccountTotal['currency']),
      accounts: own.map(({ account, amount, currency }) => ({
        ...{ account, amount },
        ...named(accountsIn(settings, currency), account),
      })),
      fees_untold: minor(
        kinds.reduce((sum, { currency, fees_untold }) => (currency === code ? sum + fees_untold : sum), 0),
      ),
      clearing: {
        opening: minor(opening),
        closing: minor(opening + moved),
        held: held === null ? null : minor(held),
        difference: held === null ? null : minor(held - opening - moved),
      },
    };
  });
}

export const named = (accounts: BookSettings['accounts'], account: AccountTotal['account']) => {
  const { code, name } = accounts[account];
  return { code, name };
};

const written = (totals: readonly AccountTotal[]): string =>
  totals
    .filter(({ amount }) => amount !== 0)
    .map(({ currency, account, amount }) => `${currency} ${account} ${amount}`)
    .sort()
    .join();

function monthState(
  periods: readonly LockedPeriod[],
  { from, to }: Days,
  today: CalendarDate,
  totals: readonly AccountTotal[],
): Books['month'] {
  const month = wholeMonth(from, to);
  if (month === undefined) return null;
  const [last] = periods;
  const locked = periods.find((period) => period.month === month);
  return {
    month,
    locked: locked ? shown(locked) : null,
    changed: locked !== undefined && written(locked.totals) !== written(totals),
    can_lock: lockProblem(month, { today, locked: last?.month }) === undefined,
    can_unlock: last !== undefined && last.month === month,
  };
}

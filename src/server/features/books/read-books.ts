import type { Books, ShownBookSettings } from '#contract/books.ts';
import { fail } from '#contract/kit/errors.ts';
import type { BookSettings } from '#domain/books/chart-of-accounts.ts';
import type { AccountTotal } from '#domain/books/fold-entries.ts';
import { areBookable, lockProblem, monthOf, wholeMonth } from '#domain/books/lock-periods.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { minor } from '#domain/shared/money.ts';
import type { CalendarDate } from '#domain/shared/time.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { readBookSettings } from './book-settings-repository.ts';
import {
  type Clearing,
  countClearing,
  countKinds,
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
  return { settings: { ...settings, accounts: { ...settings.accounts } }, locked: locked.map(shown) };
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
      const currencies = currenciesOf(totals, clearing, settings);
      const month = monthState(await listPeriods(db), days, dayOf(now, timezone), totals);
      return {
        ...days,
        timezone,
        basis: settings.basis,
        currencies,
        late: kinds.reduce((sum, { late }) => sum + late, 0),
        month,
        checks: await checksOf(db, days, dayOf(now, timezone), currencies, month),
      };
    });
}

function currenciesOf(
  totals: readonly AccountTotal[],
  clearing: ReadonlyMap<string, Clearing>,
  { accounts }: BookSettings,
): Books['currencies'] {
  const moving = [...clearing].filter(([, { opening, held }]) => opening !== 0 || (held ?? 0) !== 0);
  const codes = new Set([...totals.map(({ currency }) => currency), ...moving.map(([code]) => code)]);
  return [...codes].sort().map((code) => {
    const own = totals.filter(({ currency }) => currency === code);
    const moved = own.find(({ account }) => account === 'clearing')?.amount ?? 0;
    const { opening, held } = clearing.get(code) ?? { opening: 0, held: null };
    return {
      currency: own[0]?.currency ?? (code as AccountTotal['currency']),
      accounts: own.map(({ account, amount }) => ({ account, amount, ...named(accounts, account) })),
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

/** What is to be looked at before a month is closed. Disputes that wait for an answer may still take money back. */
async function checksOf(
  db: Database,
  { to }: Days,
  today: CalendarDate,
  currencies: Books['currencies'],
  month: Books['month'],
): Promise<Books['checks']> {
  if (!month) return [];
  const rows = await db.selectFrom('dispute_totals').select(['status', 'count']).execute();
  const disputes = rows
    .filter(({ status }) => isAwaitingResponse(status as 'needs_response'))
    .reduce((sum, { count }) => sum + count, 0);
  const off = currencies.filter(({ clearing }) => clearing.difference !== 0).length;
  const suspended = currencies.filter(({ accounts }) =>
    accounts.some(({ account, amount }) => account === 'suspense' && amount !== 0),
  ).length;
  return [
    { check: 'over', done: monthOf(to) < monthOf(today), count: 0 },
    { check: 'adds_up', done: off === 0, count: off },
    { check: 'suspense', done: suspended === 0, count: suspended },
    { check: 'disputes', done: disputes === 0, count: disputes },
    { check: 'locked', done: month.locked !== null, count: 0 },
  ];
}

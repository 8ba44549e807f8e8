import { linesOf } from '#domain/books/book-entry.ts';
import type { BookSettings } from '#domain/books/chart-of-accounts.ts';
import { type AccountTotal, accountTotals } from '#domain/books/fold-entries.ts';
import { wholeMonth } from '#domain/books/lock-periods.ts';
import type { MovementKind } from '#domain/books/movement-kind.ts';
import { currency as asCurrency, type Currency } from '#domain/shared/money.ts';
import type { CalendarDate, EpochSeconds } from '#domain/shared/time.ts';
import type { Balance } from '#provider/payment-provider.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { waitForProvider } from '../../http/wait-for-provider.ts';
import { sumBefore, sumMovements, sumPayouts } from '../days/day-repository.ts';
import { momentsOf, totalRows } from './book-movements-repository.ts';
import { readBookSettings } from './book-settings-repository.ts';
import { listPeriods, sumLateBefore } from './periods-repository.ts';

export type KindTotal = Readonly<{
  currency: Currency;
  kind: MovementKind;
  count: number;
  amount: number;
  fees: number;
  fee_tax: number;
  /** Of `fees`: those that the provider did not tell the tax of. */
  fees_untold: number;
  tax: number;
  interest: number;
  exchange: number;
  late: number;
}>;

type Days = Readonly<{ from: CalendarDate; to: CalendarDate; zone: string; settings: BookSettings }>;

/** What these days come to by kind: few rows, however many movements there were. */
export async function countKinds(
  db: Database,
  { from, to, zone, settings }: Days,
): Promise<readonly KindTotal[]> {
  const { basis, splits_tax, bank_elsewhere } = settings;
  const { rows } = await totalRows({ from, to, zone, basis, splits_tax, bank_elsewhere }).execute(db);
  return rows as readonly KindTotal[]; // The columns of the query above.
}

export const totalsOf = (kinds: readonly KindTotal[], settings: BookSettings): readonly AccountTotal[] =>
  accountTotals(kinds.map((row) => ({ currency: row.currency, lines: linesOf(row, settings) })));

/** A month that is locked keeps the chart it was locked with, whatever was changed since. */
export async function settingsFor(db: Database, from: CalendarDate, to: CalendarDate): Promise<BookSettings> {
  const month = wholeMonth(from, to);
  const locked = month && (await listPeriods(db)).find((period) => period.month === month);
  return locked ? locked.settings : readBookSettings(db);
}

export type Clearing = Readonly<{ opening: number; held: number | null }>;

/** What the provider holds now; nothing where it does not answer. Asked before a snapshot is taken, which must not wait for it. */
export const readBalances = ({ provider, log }: Pick<Deps, 'provider' | 'log'>): Promise<Balances> =>
  waitForProvider(provider.readBalances()).catch((error: unknown) => {
    log.warn({ err: error }, 'the balance beside the books could not be read');
    return undefined;
  });
type Balances = readonly Balance[] | undefined;

/** What the books had when the days began, and what the provider held when they ended: its balance now, less all that moved since. */
export async function countClearing(
  db: Database,
  days: Pick<Days, 'from' | 'to' | 'zone'>,
  balances: Balances,
): Promise<ReadonlyMap<Currency, Clearing>> {
  const { from, until } = momentsOf(days);
  const [before, late, held] = [
    await sumBefore(db, from),
    await sumLateBefore(db, days.from, from),
    balances && (await countHeld(db, balances, until)),
  ];
  const opening = new Map(
    before.map(({ currency, amount }) => [currency, amount - (late.get(currency) ?? 0)]),
  );
  const currencies = new Set([...opening.keys(), ...(held?.keys() ?? [])]);
  return new Map(
    [...currencies].map((code) => [
      asCurrency(code),
      { opening: opening.get(code) ?? 0, held: held ? (held.get(code) ?? 0) : null },
    ]),
  );
}

async function countHeld(
  db: Database,
  balances: readonly Balance[],
  until: EpochSeconds,
): Promise<ReadonlyMap<string, number>> {
  const held = new Map<string, number>();
  const add = (code: string, amount: number) => held.set(code, (held.get(code) ?? 0) + amount);
  for (const { currency, available, pending } of balances) add(currency, available + pending);
  for (const { currency, amount, fees } of await sumMovements(db, { from: until }))
    add(currency, fees - amount);
  for (const { currency, amount, fee } of await sumPayouts(db, { from: until })) add(currency, amount + fee);
  return held;
}

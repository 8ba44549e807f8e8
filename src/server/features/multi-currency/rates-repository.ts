import { sql } from 'kysely';
import { AppError } from '#contract/kit/errors.ts';
import { isCurrency } from '#domain/shared/money.ts';
import { HOUR_S, secondsOf, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { ExchangeRate } from '#provider/payment-provider.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

/** Rates move by the day; asking four times a day misses none of them for long. */
const RATES_LIVE_S = 6 * HOUR_S;

type KnownRate = Readonly<{ rate: string; updated: UtcInstant }>;
export type KnownRates = ReadonlyMap<string, KnownRate>;

/**
 * What one unit of a currency buys of every other. Kept, so that a shop full of visitors asks the provider a few
 * times a day; and so that a provider that does not answer leaves the shop with the last rates it told.
 */
export async function currentRates(
  { db, provider, log }: Pick<Deps, 'db' | 'provider' | 'log'>,
  base: string,
): Promise<KnownRates> {
  const known = await readRates(db, base);
  try {
    const now = await provider.now();
    const oldest = Math.min(...[...known.values()].map(({ updated }) => secondsOf(updated)));
    // A clock that was set back has rates of its future, which are as wrong as old ones.
    if (known.size > 0 && now - oldest < RATES_LIVE_S && oldest <= now) return known;
    if (!isCurrency(base)) return known;
    await writeRates(db, base, await provider.listRates(base), utcInstant(now));
    return readRates(db, base);
  } catch (error) {
    if (!(error instanceof AppError) || known.size === 0) throw error;
    log.warn({ code: error.code, base }, 'Rates could not be read; the last ones are used.');
    return known;
  }
}

async function readRates(db: Database, base: string): Promise<KnownRates> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select(['code', 'rate', 'updated'])
    .where('base', '=', base)
    .execute();
  return new Map(rows.map(({ code, ...known }) => [code, known]));
}

/** A currency the provider no longer deals in has no rate any more. */
async function writeRates(
  db: Database,
  base: string,
  rates: readonly ExchangeRate[],
  updated: UtcInstant,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two readers who find the rates old at the same moment take turns.
    await sql`select pg_advisory_xact_lock(hashtext('rates ' || ${base}::text))`.execute(trx);
    await trx.deleteFrom('exchange_rates').where('base', '=', base).execute();
    if (rates.length === 0) return;
    await trx
      .insertInto('exchange_rates')
      .values(rates.map(({ currency: code, rate }) => ({ base, code, rate, updated })))
      .execute();
  });
}

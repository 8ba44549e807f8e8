import { nextPayoutChange } from '#domain/payouts/payout-forecast.ts';
import { type Minor, minor } from '#domain/shared/money.ts';
import { type CalendarDate, calendarDate, type EpochSeconds, utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';
import { forecast } from './payout-forecast-repository.ts';

/** Money that would come or go if somebody pressed for it, and the day it is free; today where none is named. */
export type Supposed = Readonly<{
  currency: string;
  net: number;
  freeOn: (now: EpochSeconds) => CalendarDate | undefined;
}>;

type Change = Readonly<{ now: Minor; after: Minor }>;
export type SupposedChange = Readonly<{
  balance: Change | null;
  next_payout: (Change & Readonly<{ leaves: CalendarDate }>) | null;
  /** When the first payout leaves that this money can leave with. */
  leaves: CalendarDate | null;
}>;

export const utcDay = (at: EpochSeconds): CalendarDate => calendarDate(utcInstant(at).slice(0, 10));

const NOTHING_KNOWN: SupposedChange = { balance: null, next_payout: null, leaves: null };

/** What it would do to the balance and to the next payout; nothing is said where the provider does not answer. */
export async function supposedChange(
  deps: Pick<Deps, 'db' | 'provider' | 'log'>,
  { currency, net, freeOn }: Supposed,
): Promise<SupposedChange> {
  const { provider, log } = deps;
  try {
    const clock = await provider.now();
    const today = utcDay(clock);
    const free = freeOn(clock);
    const available_on = free !== undefined && free > today ? free : today;
    const [balances, now, after] = await Promise.all([
      provider.readBalances(),
      forecast(deps),
      forecast(deps, [{ currency, available_on, net }]),
    ]);
    const own = balances.find((balance) => balance.currency === currency);
    if (!own) return NOTHING_KNOWN;
    const held = own.available + own.pending;
    const inCurrency = ({ data }: typeof now) => data.filter((payout) => payout.currency === currency);
    return {
      balance: { now: minor(held), after: minor(held + net) },
      next_payout: nextPayoutChange(inCurrency(now), inCurrency(after)) ?? null,
      leaves: inCurrency(after).find(({ leaves }) => leaves >= available_on)?.leaves ?? null,
    };
  } catch (error) {
    log.warn({ err: error }, 'what a press does to the balance could not be read');
    return NOTHING_KNOWN;
  }
}

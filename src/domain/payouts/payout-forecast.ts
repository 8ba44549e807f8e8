import { type Minor, minor } from '../shared/money.ts';
import { type CalendarDate, calendarDate } from '../shared/time.ts';
import { type BankDay, businessDaysAfter, nextPayoutDay, type PayoutSchedule } from './payout-schedule.ts';

/** Money that becomes available on a day. */
export type ComingFunds = Readonly<{ available_on: CalendarDate; net: number }>;

export type ForecastInput = Readonly<{
  schedule: PayoutSchedule;
  today: CalendarDate;
  available: number;
  coming: readonly ComingFunds[];
  /** Smaller sums wait for provider. */
  minimum: number;
}>;

export type ForecastPayout = Readonly<{ leaves: CalendarDate; arrives: CalendarDate; amount: Minor }>;

const DAY_MS = 86_400_000;
const ARRIVES_AFTER_DAYS = 2;
const PAYOUTS_MAX = 4;

const bankDay = (day: CalendarDate): BankDay => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dateOf = (day: BankDay): CalendarDate =>
  calendarDate(new Date(day * DAY_MS).toISOString().slice(0, 10));

/**
 * The next payouts, if nothing else happens: each takes what is available by its day. Those that would be too small, or
 * less than nothing, leave their money to the one after. A manual schedule has none.
 */
export function forecastPayouts({
  schedule,
  today,
  available,
  coming,
  minimum,
}: ForecastInput): readonly ForecastPayout[] {
  const found: ForecastPayout[] = [];
  const waiting = coming.toSorted((a, b) => (a.available_on < b.available_on ? -1 : 1));
  let purse = available;
  let next = 0;
  let day = nextPayoutDay(schedule, bankDay(today));
  while (day !== undefined && found.length < PAYOUTS_MAX) {
    const leaves = dateOf(day);
    for (let funds = waiting[next]; funds && funds.available_on <= leaves; funds = waiting[next]) {
      purse += funds.net;
      next += 1;
    }
    if (purse > 0 && purse >= minimum) {
      const arrives = dateOf(businessDaysAfter(day, ARRIVES_AFTER_DAYS));
      found.push({ leaves, arrives, amount: minor(purse) });
      purse = 0;
    }
    if (next === waiting.length) break;
    day = nextPayoutDay(schedule, day);
  }
  return found;
}

/** What becomes of the next payout when something else is supposed; nothing where none is planned. */
export function nextPayoutChange(
  now: readonly ForecastPayout[],
  after: readonly ForecastPayout[],
): Readonly<{ leaves: CalendarDate; now: Minor; after: Minor }> | undefined {
  const [next] = now;
  if (!next) return undefined;
  const same = after.find(({ leaves }) => leaves === next.leaves);
  return { leaves: next.leaves, now: next.amount, after: same?.amount ?? minor(0) };
}

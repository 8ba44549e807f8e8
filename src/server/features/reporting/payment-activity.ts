import { fail } from '#contract/kit/errors.ts';
import { isOffset, momentOf, type PaymentActivity } from '#contract/reporting.ts';
import { type ActivityPeriod, type Comparison, daysIn } from '#domain/account/activity-period.ts';
import { type ActivityStep, comparedPeriod, intervalOf, stepsOf } from '#domain/account/activity-steps.ts';
import type { Currency } from '#domain/shared/money.ts';
import { minor } from '#domain/shared/money.ts';
import { type EpochSeconds, epochSeconds, secondsOf } from '#domain/shared/time.ts';
import { dayOf, wallClock, zoneOffsetLabel } from '#domain/shared/time-zone.ts';
import type { Deps } from '../../deps.ts';
import { getStore } from '../../store/store-repository.ts';
import { type StepSums, sumSteps } from './activity-repository.ts';

type Asked = Readonly<{
  currency: Currency;
  date_start: string;
  date_end: string;
  timezone: string;
  compare: Comparison;
}>;

const DAYS_MAX = 50 * 366;

/** What happened in a period, beside the one it is held against. Days are days of the store, whatever offset the caller has. */
export async function paymentActivity(
  deps: Pick<Deps, 'db' | 'config'>,
  { currency, date_start, date_end, timezone, compare }: Asked,
): Promise<PaymentActivity> {
  if (!isOffset(timezone)) throw fail('wcpay_core_invalid_request_parameter_invalid_timezone');
  const zone = (await getStore(deps)).timezone;
  const period = periodOf(date_start, date_end, zone);
  const interval = intervalOf(period);
  const before = comparedPeriod(period, interval, compare);
  const steps = stepsOf(period, interval, zone);
  const earlier = stepsOf(before, interval, zone);
  const sums = await sumSteps(deps.db, currency, [...steps, ...earlier]);
  const present = sums.slice(0, steps.length);
  const past = sums.slice(steps.length);
  const total = activitySums(present);
  return {
    ...total,
    currency,
    timezone: zoneOffsetLabel(steps[0]?.from ?? epochSeconds(0), zone),
    ...boundsOf(steps, zone),
    interval,
    counts: {
      charges: count(present, 'charge'),
      refunds: count(present, 'refund'),
      disputes: count(present, 'dispute'),
    },
    previous: { ...activitySums(past), ...boundsOf(earlier, zone) },
    steps: steps.map(({ from, day }, index) => ({
      start: wallText(from, zone),
      day: interval === 'hour' ? day : dayOf(from, zone),
      volume: volumeOf(present[index]),
      previous: index < earlier.length ? volumeOf(past[index]) : null,
    })),
  };
}

function periodOf(start: string, end: string, zone: string): ActivityPeriod {
  const [from, until] = [momentOf(start), momentOf(end)];
  if (!from || !until || from > until) throw fail('wcpay_core_invalid_request_parameter_invalid_date');
  const period = { start: dayOf(secondsOf(from), zone), end: dayOf(secondsOf(until), zone) };
  if (daysIn(period) > DAYS_MAX) throw fail('wcpay_core_invalid_request_parameter_invalid_date');
  return period;
}

const two = (value: number, length = 2): string => String(value).padStart(length, '0');

/** The clock on the store's wall. */
function wallText(at: EpochSeconds, zone: string): string {
  const { year, month, day, hour, minute, second } = wallClock(at, zone);
  return `${two(year, 4)}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

const boundsOf = (steps: readonly ActivityStep[], zone: string) => ({
  date_start: wallText(steps[0]?.from ?? epochSeconds(0), zone),
  date_end: wallText(epochSeconds((steps.at(-1)?.until ?? 1) - 1), zone),
});

const count = (steps: readonly StepSums[], kind: keyof StepSums): number =>
  steps.reduce((sum, step) => sum + step[kind].count, 0);
const amountOf = (steps: readonly StepSums[], kind: keyof StepSums): number =>
  steps.reduce((sum, step) => sum + step[kind].amount, 0);

/** Money that went back is told as what went back, so the volume is what came in less what went out again. */
function activitySums(steps: readonly StepSums[]) {
  const [charges, refunded, disputed] = [
    amountOf(steps, 'charge'),
    amountOf(steps, 'refund'),
    amountOf(steps, 'dispute'),
  ];
  const fees = steps.reduce(
    (sum, { charge, refund, dispute }) => sum + charge.fees + refund.fees + dispute.fees,
    0,
  );
  return {
    total_payment_volume: minor(charges + refunded + disputed),
    charges: minor(charges),
    refunds: minor(0 - refunded),
    disputes: minor(0 - disputed),
    fees: minor(fees),
  };
}

const volumeOf = (step: StepSums | undefined) =>
  minor(step ? step.charge.amount + step.refund.amount + step.dispute.amount : 0);

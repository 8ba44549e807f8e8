import { payoutScheduleCopy as copy } from './payout-schedule-copy.ts';

/** A day of UTC, counted from 1 January 1970. Banks keep their own calendar, whatever the store's time zone. */
export type BankDay = number;

export const PAYOUT_INTERVALS = ['manual', 'daily', 'weekly', 'monthly'] as const;
export type PayoutInterval = (typeof PAYOUT_INTERVALS)[number];
export const WEEKLY_ANCHORS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
export type WeeklyAnchor = (typeof WEEKLY_ANCHORS)[number];

export type PayoutSchedule =
  | Readonly<{ interval: 'manual' | 'daily' }>
  | Readonly<{ interval: 'weekly'; weekly_anchor: WeeklyAnchor }>
  | Readonly<{ interval: 'monthly'; monthly_anchor: number }>;

/** An anchor of 31 means the last day of the month; 29 and 30 are not offered, because February lacks them. */
export const LAST_DAY_ANCHOR = 31;
const MOST_DAYS_SHARED_BY_ALL_MONTHS = 28;
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

export const isMonthlyAnchor = (day: number): boolean =>
  Number.isInteger(day) && ((day >= 1 && day <= MOST_DAYS_SHARED_BY_ALL_MONTHS) || day === LAST_DAY_ANCHOR);

/** Why a schedule cannot be kept with this day of the month. A monthly one needs a day; any other may do without. */
export function monthlyAnchorProblem(interval: string, day: number | null): string | undefined {
  const isFine = day === null ? interval !== 'monthly' : isMonthlyAnchor(day);
  return isFine ? undefined : copy.chooseDay;
}

type ScheduleSettings = Readonly<{
  interval?: string;
  weekly_anchor?: string | null;
  monthly_anchor?: number | null;
}>;

/** The settings of an account as a schedule. What nobody can read waits for the merchant's own hand. */
export function payoutScheduleOf({
  interval,
  weekly_anchor,
  monthly_anchor,
}: ScheduleSettings): PayoutSchedule {
  switch (interval) {
    case 'daily':
      return { interval };
    case 'weekly':
      return {
        interval,
        weekly_anchor: WEEKLY_ANCHORS.find((anchor) => anchor === weekly_anchor) ?? 'monday',
      };
    case 'monthly':
      return { interval, monthly_anchor: monthly_anchor ?? 1 };
    default:
      return { interval: 'manual' };
  }
}

/** 0 is Sunday; the first day of the count was a Thursday. */
export const weekdayOf = (day: BankDay): number => (day + 4) % WEEK_DAYS;
export const isBusinessDay = (day: BankDay): boolean => weekdayOf(day) !== 0 && weekdayOf(day) !== 6;

/** The day itself, or the Monday after a weekend. */
export function nextBusinessDay(day: BankDay): BankDay {
  let at = day;
  while (!isBusinessDay(at)) at += 1;
  return at;
}

/** The day that lies `count` business days after `day`. */
export function businessDaysAfter(day: BankDay, count: number): BankDay {
  let at = day;
  for (let left = count; left > 0; left -= 1) at = nextBusinessDay(at + 1);
  return at;
}

const dayOfMonth = (day: BankDay): number => new Date(day * DAY_MS).getUTCDate();
const isLastOfMonth = (day: BankDay): boolean => dayOfMonth(day + 1) === 1;

function isAnchorDay(schedule: PayoutSchedule, day: BankDay): boolean {
  switch (schedule.interval) {
    case 'manual':
      return false;
    case 'daily':
      return true;
    case 'weekly':
      return weekdayOf(day) === WEEKLY_ANCHORS.indexOf(schedule.weekly_anchor) + 1;
    case 'monthly':
      return schedule.monthly_anchor === LAST_DAY_ANCHOR
        ? isLastOfMonth(day)
        : dayOfMonth(day) === schedule.monthly_anchor;
  }
}

/** Whether money leaves on this day. What would fall on a weekend leaves on the business day after it. */
export function isPayoutDay(schedule: PayoutSchedule, day: BankDay): boolean {
  if (!isBusinessDay(day)) return false;
  for (let anchor = day; anchor === day || !isBusinessDay(anchor); anchor -= 1) {
    if (isAnchorDay(schedule, anchor)) return true;
  }
  return false;
}

/** The first day after `day` on which money leaves, or none under a manual schedule. */
export function nextPayoutDay(schedule: PayoutSchedule, day: BankDay): BankDay | undefined {
  if (schedule.interval === 'manual') return undefined;
  let at = day + 1;
  while (!isPayoutDay(schedule, at)) at += 1;
  return at;
}

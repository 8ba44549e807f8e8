import { type CalendarDate, DAY_S, type EpochSeconds } from '../shared/time.ts';
import { dayOf } from '../shared/time-zone.ts';

/** Banks know days, and providers write a day as its midnight in UTC; only what leaves at once arrives at a moment. */
export const arrivesAtMoment = (at: EpochSeconds): boolean => at % DAY_S !== 0;

/** The day a payout arrives: one that was told as a day is that day wherever the store is, a moment is on a day of the store's. */
export const arrivalDay = (at: EpochSeconds, zone: string): CalendarDate =>
  dayOf(at, arrivesAtMoment(at) ? zone : 'UTC');

import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S, MINUTE_S } from './time.ts';

const PATTERN =
  /^P(?=\d|T\d)(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/;

/**
 * The moment a duration (ISO 8601, such as `P3D` or `PT1H30M`) after another; nothing where the text is no duration.
 * Months and years keep the day of the month, or take the last one where the month is shorter.
 */
export function addDuration(from: EpochSeconds, duration: string): EpochSeconds | undefined {
  const found = PATTERN.exec(duration);
  if (!found) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const later = addMonths(from, years * 12 + months);
  const rest = (weeks * 7 + days) * DAY_S + hours * HOUR_S + minutes * MINUTE_S + seconds;
  return Number.isSafeInteger(later + rest) ? epochSeconds(later + rest) : undefined;
}

function addMonths(from: EpochSeconds, months: number): number {
  if (months === 0) return from;
  const at = new Date(from * 1000);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return Math.floor(at.getTime() / 1000);
}

import { calendarDate, pairOf } from '#contract/fields.ts';

type Shape = Readonly<Record<string, Readonly<{ safeParse: (value: unknown) => { success: boolean } }>>>;

/** Days are days in an address, although the server takes seconds, too. */
const DAYS: Shape = {
  date_before: calendarDate,
  date_after: calendarDate,
  date_between: pairOf(calendarDate),
};

/**
 * The address with what the server would refuse left out, read with the server's own schemas: a link with an odd value
 * opens the list without that filter.
 */
export function understood<Search extends object>(search: Search, filters: Shape): Search {
  const read: Shape = { ...filters, ...DAYS };
  const kept = Object.entries(search).filter(
    ([name, value]) => value !== undefined && (read[name]?.safeParse(value).success ?? true),
  );
  return Object.fromEntries(kept) as Search;
}

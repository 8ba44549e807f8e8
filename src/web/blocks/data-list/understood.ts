import type * as z from 'zod/mini';
import { calendarDate, pairOf } from '#contract/kit/fields.ts';
import type { AddressOf } from '#web/shared/search-fields.ts';

type Filters = Readonly<Record<string, z.ZodMiniType>>;

/** Days are days in an address, although the server takes seconds, too. */
const DAYS: Filters = {
  date_before: calendarDate,
  date_after: calendarDate,
  date_between: pairOf(calendarDate),
};

/**
 * The address with what the server would refuse left out, read with the server's own schemas: a link with an odd value
 * opens the list without that filter.
 */
export function understood<Given extends object, Shape extends Filters>(
  given: Given,
  filters: Shape,
): Given & AddressOf<Shape> {
  const read: Filters = { ...filters, ...DAYS };
  const left = Object.entries(given).filter(
    ([name, value]) => value !== undefined && (read[name]?.safeParse(value).success ?? true),
  );
  return Object.fromEntries(left) as Given & AddressOf<Shape>;
}

/** The filters of an understood address as they travel. Days stay days: the server knows the store's zone. */
export const sentFilters = <Shape extends Filters>(search: AddressOf<Shape>, filters: Shape) =>
  Object.fromEntries(Object.entries(search).filter(([name]) => Object.hasOwn(filters, name))) as z.input<
    z.ZodMiniObject<Shape>
  >;

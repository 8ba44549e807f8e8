import * as z from 'zod/mini';
import { CSV_COLUMNS } from '#domain/bank/csv-columns.ts';
import { DAY_ORDERS } from '#domain/bank/written-day.ts';

const COLUMNS_MAX = 100;
const column = z.int().check(z.gte(0), z.lt(COLUMNS_MAX));

const dayOrder = z.enum(DAY_ORDERS);
const decimal = z.enum(['.', ',']);

/** Which column of a file holds what. */
const places = {
  columns: z.object(
    Object.fromEntries(CSV_COLUMNS.map((name) => [name, z.optional(column)])) as Record<
      (typeof CSV_COLUMNS)[number],
      z.ZodMiniOptional<typeof column>
    >,
  ),
  text: z.array(column).check(z.maxLength(COLUMNS_MAX)),
};

/** As it is answered: a way to write days or amounts that this page does not know yet is asked for again. */
export const csvMapping = z.object({
  ...places,
  dayOrder: z.catch(dayOrder, 'dmy'),
  decimal: z.catch(decimal, '.'),
});

/** Nothing where it is no JSON, which the mapping then refuses. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In a form everything is text. */
export const sentMapping = z.pipe(
  z.pipe(z.string().check(z.maxLength(2000)), z.transform(parsed)),
  z.object({ ...places, dayOrder, decimal }),
);

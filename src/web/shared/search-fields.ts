import * as z from 'zod/mini';
import { storeId } from '#contract/kit/fields.ts';
import type { CalendarDate } from '#domain/shared/time.ts';

// What the search schemas of features are made of. A value that makes no sense reads as absent; nothing has a default here:
// a default would be written into every address. `page`, `path`, `tab` of settings and `section` are taken.

export const read = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

export const text = read(z.string().check(z.maxLength(500)));
export const word = read(z.string().check(z.regex(/^[\w-]+$/)));
export const count = read(storeId);
export const flag = read(z.string().check(z.maxLength(20)));

const words = read(
  z.union([
    z.array(z.string()).check(z.maxLength(100)),
    z.pipe(
      z.string(),
      z.transform((one: string) => [one]),
    ),
  ]),
);

/**
 * Paging, order and search terms of every list. Its filters are no part of this: the list reads them with the contract's own
 * schemas, leaves out what these refuse, and says so (`understood`).
 */
export const list = {
  paged: count,
  per_page: count,
  orderby: word,
  order: read(z.enum(['asc', 'desc'])),
  filter: word,
  match: read(z.enum(['all', 'any'])),
  search: words,
  /** Which of its lists a page with several shows. */
  view: word,
};
export const listSearch = z.object(list);

type Filters = Readonly<Record<string, z.ZodMiniType>>;
type Days = Readonly<{
  date_before?: CalendarDate;
  date_after?: CalendarDate;
  date_between?: CalendarDate[];
}>;

/** Which saved view is open, and the columns that the address shows. */
type Viewed = Readonly<{ saved?: string | undefined; columns?: string | undefined }>;

/** The address of a list, of which the contract says the filters. Days are days there, although the server takes seconds, too. */
export type AddressOf<Shape extends Filters> = z.output<typeof listSearch> &
  Days &
  Viewed &
  Omit<Partial<z.input<z.ZodMiniObject<Shape>>>, keyof typeof list | keyof Days>;

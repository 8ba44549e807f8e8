import * as z from 'zod/mini';
import { wholeNumber } from '../kit/fields.ts';
import { personal } from '../kit/seen-by.ts';

// WooCommerce's own forms, of its REST API's third version: amounts are decimal texts, times stand without a zone, and what
// is empty is there all the same.

export const decimal = z.string().check(z.regex(/^-?\d+(\.\d+)?$/));
export const bareTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/));
export const currencyText = z.string().check(z.regex(/^[A-Z]{3}$/));
export const meta = z.array(z.object({ id: z.int(), key: z.string(), value: z.unknown() }));
const links = z.array(z.object({ href: z.string() }));
export const linksTo = <const Name extends string>(...names: readonly Name[]) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.optional(links)])) as Record<
      Name,
      z.ZodMiniOptional<typeof links>
    >,
  );

const place = {
  first_name: personal(z.string()),
  last_name: personal(z.string()),
  company: personal(z.string()),
  address_1: personal(z.string()),
  address_2: personal(z.string()),
  city: personal(z.string()),
  state: personal(z.string()),
  postcode: personal(z.string()),
  country: z.string(),
  phone: personal(z.string()),
};
export const billing = z.object({ ...place, email: personal(z.string()) });
export const shipping = z.object(place);

/** Lists travel as `1,2`, as `include[]=1` and as `include[0]=1`. */
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((value: unknown) =>
      (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]).map((one) =>
        typeof one === 'string' ? one.trim() : one,
      ),
    ),
    z.array(item).check(z.maxLength(LIST_MAX)),
  );
const LIST_MAX = 100;
export const wordList = <const Word extends string>(words: readonly Word[]) =>
  z.optional(listOf(z.enum(words, `Not one of ${words.join(', ')}`)));
export const idList = z.optional(listOf(wholeNumber(0, Number.MAX_SAFE_INTEGER)));
export const textList = z.optional(listOf(z.string().check(z.maxLength(200))));
export const flag = z.optional(
  z.pipe(
    z.transform((value: unknown) =>
      value === 'true' || value === '1' || value === 1
        ? true
        : value === 'false' || value === '0' || value === 0
          ? false
          : value,
    ),
    z.boolean(),
  ),
);

export const PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 100;
const OFFSET_MAX = 10_000_000;

export const context = z.optional(z.enum(['view', 'edit']));
/** Which page, for lists that have several. What is beyond a limit is refused, never cut. */
export const pages = {
  context,
  page: z._default(wholeNumber(1, OFFSET_MAX), 1),
  per_page: z._default(
    z.union(
      [wholeNumber(1, PAGE_SIZE_MAX)],
      `per_page must be between 1 (inclusive) and ${PAGE_SIZE_MAX} (inclusive)`,
    ),
    PAGE_SIZE,
  ),
  offset: z.optional(wholeNumber(0, OFFSET_MAX)),
  include: idList,
  exclude: idList,
  search: z.optional(z.string().check(z.maxLength(200))),
};
export const order = z.optional(z.enum(['asc', 'desc']));
/** As the caller writes it; the server knows the store's clock. */
const time = z.optional(z.string().check(z.maxLength(40)));
export const times = {
  after: time,
  before: time,
  modified_after: time,
  modified_before: time,
  dates_are_gmt: flag,
};
export const dp = z.optional(wholeNumber(0, 8));

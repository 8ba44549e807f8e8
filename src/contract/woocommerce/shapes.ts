import * as z from 'zod/mini';
import { emailAddress, wholeNumber } from '../kit/fields.ts';
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

/** Lists travel as `1,2`, as `include[]=1` and as `include[0]=1`. A text that names nothing asks for nothing. */
const listOf = <Item extends z.ZodMiniType>(item: Item, between: RegExp) =>
  z.pipe(
    z.transform((value: unknown) => {
      if (typeof value !== 'string') return Array.isArray(value) ? value.map(trimmed) : [value];
      const named = value.split(between).map(trimmed).filter(Boolean);
      return named.length === 0 ? undefined : named;
    }),
    z.optional(z.array(item).check(z.maxLength(LIST_MAX))),
  );
const LIST_MAX = 100;
const trimmed = (one: unknown): unknown => (typeof one === 'string' ? one.trim() : one);
/** Blanks stand between words and numbers, too, as stores read them; a text may have blanks of its own. */
const COMMAS_OR_BLANKS = /[\s,]+/;
export const wordList = <const Word extends string>(words: readonly Word[]) =>
  z.optional(listOf(z.enum(words, `Not one of ${words.join(', ')}`), COMMAS_OR_BLANKS));
export const idList = z.optional(listOf(wholeNumber(0, Number.MAX_SAFE_INTEGER), COMMAS_OR_BLANKS));
export const textList = z.optional(listOf(z.string().check(z.maxLength(200)), /,/));
/** Clients write what they have: the one for Python sends `True`. */
const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);
export const flag = z.optional(
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' || typeof value === 'number'
        ? (YES_OR_NO.get(String(value).toLowerCase()) ?? value)
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

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  value === false ||
  value === 0 ||
  (typeof value === 'object' && Object.values(value as object).every(isNothing));
/** What stores keep and this one does not: sent empty it says nothing, and anything else is refused by its name. */
export const notKept = z.optional(
  z.custom<unknown>(isNothing, 'This store does not keep this. Leave it out.'),
);
export const optionalText = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));

const TEXT_MAX = 200;
const COUNTRY = /^([A-Z]{2})?$/;
const writtenPlace = {
  first_name: optionalText(TEXT_MAX),
  last_name: optionalText(TEXT_MAX),
  company: optionalText(TEXT_MAX),
  address_1: optionalText(TEXT_MAX),
  address_2: optionalText(TEXT_MAX),
  city: optionalText(TEXT_MAX),
  state: optionalText(TEXT_MAX),
  postcode: optionalText(40),
  country: z.optional(z.string().check(z.regex(COUNTRY, 'Expected a country of two letters such as US'))),
  phone: optionalText(40),
};
export const writtenShipping = z.optional(z.object(writtenPlace));
export const writtenBilling = z.optional(
  z.object({ ...writtenPlace, email: z.optional(z.union([z.literal(''), emailAddress])) }),
);
export type WrittenPlace = z.output<z.ZodMiniObject<typeof writtenPlace>>;

const META_MAX = 100;
export const writtenMeta = z.optional(
  z
    .array(
      z.object({
        id: z.optional(z.int()),
        key: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
        value: z.optional(z.unknown()),
      }),
    )
    .check(z.maxLength(META_MAX)),
);

/** In major units, as text or as a number. */
export const sentDecimal = z.pipe(
  z.union([z.string().check(z.maxLength(30)), z.number()]),
  z.transform(String),
);

/** Stores take these three alike, and only what is sent changes. */
export const EDITS = ['POST', 'PUT', 'PATCH'] as const;

export const BATCH_MAX = 100;
const anything = z.array(z.record(z.string(), z.unknown()));
/** Each is read as the single call reads it, so that one that is wrong does not stop the others. */
export const batchInput = z.object({
  create: z.optional(anything),
  update: z.optional(anything),
  delete: z.optional(z.array(wholeNumber(1, Number.MAX_SAFE_INTEGER))),
});
const failed = z.object({
  id: z.int(),
  error: z.object({ code: z.string(), message: z.string(), data: z.unknown() }),
});
export const batchReply = <One extends z.ZodMiniType>(one: One) => {
  const each = z.optional(z.array(z.union([failed, one])));
  return z.object({ create: each, update: each, delete: each });
};
export const force = z._default(flag, false);

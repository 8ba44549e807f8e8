import * as z from 'zod/mini';
import { EMAIL_ADDRESS, EMAIL_LENGTH_MAX } from '#domain/shared/email-address.ts';
import type { Currency, Minor } from '#domain/shared/money.ts';
import { isCurrency } from '#domain/shared/money.ts';
import { type CalendarDate, isCalendarDate, isUtcInstant, type UtcInstant } from '#domain/shared/time.ts';
import type { OtherWord } from '#domain/shared/word.ts';

/** Whole minor units within what JSON keeps exact. */
export const amount = z.custom<Minor>(
  (value) => Number.isSafeInteger(value),
  'Expected a whole amount in minor units',
);
/** What somebody sends is written as we write it. */
export const sentCurrency = z.custom<Currency>(
  (value) => typeof value === 'string' && isCurrency(value),
  'Expected a lower-case currency code',
);
/** What is answered is understood in any letters: upper-case ones are as common. */
export const currencyCode = z.pipe(
  z.transform((value: string) => String(value).toLowerCase()),
  sentCurrency,
);

export const otherWord = z.custom<OtherWord>((value) => typeof value === 'string');
/**
 * A word of a reply. Vocabularies grow, on the provider's side and on the server's while a page stays open, so one that
 * is not among the members is kept: a list with one new word in it is still a list.
 */
export const wordOf = <const Member extends string>(members: readonly Member[]) =>
  z.union([z.enum(members), otherWord]);

export const utcInstant = z.custom<UtcInstant>(
  (value) => typeof value === 'string' && isUtcInstant(value),
  'Expected a time written YYYY-MM-DD HH:MM:SS',
);
export const calendarDate = z.custom<CalendarDate>(
  (value) => typeof value === 'string' && isCalendarDate(value),
  'Expected a day written YYYY-MM-DD',
);

/** From and to, as ranges are written. */
export const pairOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.array(item).check(z.minLength(2, 'Expected two values'), z.maxLength(2, 'Expected two values')),
    z.transform((both) => both as [z.output<Item>, z.output<Item>]),
  );

export const emailAddress = z
  .string()
  .check(z.maxLength(EMAIL_LENGTH_MAX), z.regex(EMAIL_ADDRESS, 'Expected an e-mail address'));

const PAGE_SIZE_MAX = 500;
/** Paging never refuses: what is not a number reads as the default. */
const positive = (fallback: number, most: number) =>
  z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)), fallback);

/** `page` and `pagesize`, with the aliases `paged` and `per_page` that addresses use. */
export const paging = {
  page: z.optional(positive(1, 10_000_000)),
  paged: z.optional(positive(1, 10_000_000)),
  pagesize: z.optional(positive(25, PAGE_SIZE_MAX)),
  per_page: z.optional(positive(25, PAGE_SIZE_MAX)),
};
export const direction = z._default(z.enum(['asc', 'desc']), 'desc');

type Paging = { page?: number; paged?: number; pagesize?: number; per_page?: number };
export const pageOf = ({ page, paged, pagesize, per_page }: Paging) => ({
  page: page ?? paged ?? 1,
  pagesize: pagesize ?? per_page ?? 25,
});

/** The number of an order, a customer or another thing of the store, as it stands in an address. */
export const storeId = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

import * as z from 'zod/mini';
import type { DateBound } from '#domain/shared/date-bounds.ts';
import { EMAIL_ADDRESS, EMAIL_LENGTH_MAX } from '#domain/shared/email-address.ts';
import type { Currency, Minor } from '#domain/shared/money.ts';
import { isCurrency } from '#domain/shared/money.ts';
import { type CalendarDate, isCalendarDate, isUtcInstant, type UtcInstant } from '#domain/shared/time.ts';
import type { OtherWord } from '#domain/shared/word.ts';
import type { inputCopy } from './input-copy.ts';

/** Names what is said of a value that does not fit. The words stay on the server (`problemWords`): no page says them by itself. */
export const said = (words: keyof typeof inputCopy): string => words;

/** Whole minor units within what JSON keeps exact. */
export const amount = z.custom<Minor>((value) => Number.isSafeInteger(value), said('wholeAmount'));
/** What somebody sends is written as we write it. */
export const sentCurrency = z.custom<Currency>(
  (value) => typeof value === 'string' && isCurrency(value),
  said('currency'),
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
  said('moment'),
);
export const calendarDate = z.custom<CalendarDate>(
  (value) => typeof value === 'string' && isCalendarDate(value),
  said('day'),
);

/** From and to, as ranges are written. */
export const pairOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.array(item).check(z.minLength(2, said('twoValues')), z.maxLength(2, said('twoValues'))),
    z.transform((both) => both as [z.output<Item>, z.output<Item>]),
  );

/** A UTC second, which is inside the range, or a day of the store's zone, which stands for all its seconds. */
export const dateBound = z.custom<DateBound>(
  (value) => typeof value === 'string' && (isUtcInstant(value) || isCalendarDate(value)),
  said('dayOrMoment'),
);
/** When: as every list is asked. `rangesOf` says what they mean. */
export const dateFilters = {
  date_before: z.optional(dateBound),
  date_after: z.optional(dateBound),
  date_between: z.optional(pairOf(dateBound)),
};

export const emailAddress = z
  .string()
  .check(z.maxLength(EMAIL_LENGTH_MAX), z.regex(EMAIL_ADDRESS, said('email')));

/** Digits and nothing else: JavaScript would make a number of a list, of `0x4fe4`, of `2e4` and of a blank as well. */
const DIGITS = /^\d{1,16}$/;
const NO_NUMBER = said('number');
/** A whole number as a body has it, or as it stands in an address, which is text. */
export const wholeNumber = (least: number, most: number) => {
  const number = z.int().check(z.gte(least), z.lte(most));
  const digits = z.pipe(z.string().check(z.regex(DIGITS)), z.transform(Number));
  return z.union([number, z.pipe(digits, number)], NO_NUMBER);
};

export const PAGE_MAX = 10_000_000;
export const PAGE_SIZE_MAX = 500;
const noPage = z.union([z.number(), z.string()]).check(z.refine((value) => !(Number(value) >= 1)));
/** A word or a number below one reads as the default; a number that is over the limit, or not in digits, is refused. */
const counted = (fallback: number, most: number) => {
  const usual = z.pipe(
    noPage,
    z.transform(() => fallback),
  );
  return z.optional(z.union([wholeNumber(1, most), usual], NO_NUMBER));
};
const page = counted(1, PAGE_MAX);
const pagesize = counted(25, PAGE_SIZE_MAX);

/** `page` and `pagesize`, with the aliases `paged` and `per_page` that addresses use. */
export const paging = { page, paged: page, pagesize, per_page: pagesize };
export const direction = z._default(z.enum(['asc', 'desc']), 'desc');

type Paging = { page?: number; paged?: number; pagesize?: number; per_page?: number };
export const pageOf = ({ page, paged, pagesize, per_page }: Paging) => ({
  page: page ?? paged ?? 1,
  pagesize: pagesize ?? per_page ?? 25,
});

/** The number of an order, a customer or another thing of the store, as it stands in an address. */
export const storeId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

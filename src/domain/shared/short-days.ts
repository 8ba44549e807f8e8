import { isCounted } from './format-date.ts';

/** What is written of a day; its month by its name. */
type Parts = Readonly<
  Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'year'> & { month: 'short' | 'long' }
>;
type Written = readonly Readonly<{ type: string; value: string }>[];

/** Joins what stands on both its sides; it has no width. */
const NO_BREAK = '\u2060';

const formatOf = (locale: string, parts: Parts): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale.replaceAll('_', '-'), {
    ...parts,
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn', // As every other figure here: Egypt's own would stand beside them.
  });

/** Of two days, Italian would write the first as `05`. */
const dayAlone = (day: string, locale: string): string =>
  isCounted(Number(day), locale) ? '1er' : day.replace(/^0/, '');

const joined = (written: Written, locale: string): string =>
  written.map(({ type, value }) => (type === 'day' ? dayAlone(value, locale) : value)).join('');

/** A day where there is less room than the store's own format needs, as an axis has it: `Nov 9`, `1er nov.`. */
export const shortDay = (day: Date, locale: string, parts: Parts): string =>
  joined(formatOf(locale, parts).formatToParts(day), locale);

/** Two days, as short as they can be said, and on one line where they share a month: `Nov 9–15`, `1er–15 nov.`, `11月9日〜15日`. */
export const shortDays = (from: Date, to: Date, locale: string, parts: Parts): string =>
  /^ja([-_]|$)/i.test(locale)
    ? japaneseDays(shortDay(from, locale, parts), shortDay(to, locale, parts))
    : joined(formatOf(locale, parts).formatRangeToParts(from, to), locale)
        .replace(/(\d|1er)\s–\s(\d)/u, '$1–$2')
        .replace(/(\S)–(\S)/u, `$1${NO_BREAK}–${NO_BREAK}$2`);

/** Each day as it is written alone, less what the second shares with the first: browsers would go over to `11/09～11/15`. */
const japaneseDays = (from: string, to: string): string => {
  const first = from.match(/\d+\D+/g) ?? [];
  const last = to.match(/\d+\D+/g) ?? [];
  const shared = last.findIndex((piece, at) => piece !== first[at]);
  if (shared === -1) return from;
  const rest = last.slice(shared);
  return rest.length === 1 ? `${from}${NO_BREAK}〜${NO_BREAK}${rest.join('')}` : `${from}〜${rest.join('')}`;
};

export type Separators = Readonly<{ thousand: string; decimal: string }>;

/** Thousands in French and Polish stand apart by a space that never breaks a line. */
const NO_BREAK_SPACE = '\u00a0';

const SPACED: Separators = { thousand: NO_BREAK_SPACE, decimal: ',' };
const DOTTED: Separators = { thousand: '.', decimal: ',' };
/** Languages that leave a figure of four digits in one piece: `1234`, `12.345`. */
const WHOLE_TO_FOUR = /^(es|it|pl|pt[-_]pt)(?![a-z])/i;
const SWISS: Separators = { thousand: "'", decimal: '.' };
const PLAIN: Separators = { thousand: ',', decimal: '.' };

const BY_LANGUAGE: Readonly<Record<string, Separators>> = {
  fr: SPACED,
  pl: SPACED,
  de: DOTTED,
  nl: DOTTED,
  it: DOTTED,
  es: DOTTED,
  pt: DOTTED,
};

/** Where the sign of a currency stands: before the figure, before it with a gap, with the minus inside, or behind it. */
export type SignPlace = 'before' | 'apart' | 'apart, minus inside' | 'behind';

const PLACE_BY_LANGUAGE: Readonly<Record<string, SignPlace>> = {
  fr: 'behind',
  pl: 'behind',
  de: 'behind',
  it: 'behind',
  es: 'behind',
  pt: 'behind',
  ar: 'behind',
  nl: 'apart, minus inside',
};
const PLACE_BY_LOCALE: Readonly<Record<string, SignPlace>> = {
  'de-at': 'apart',
  'de-ch': 'apart',
  'pt-br': 'apart',
};

export function signPlaceOf(locale: string): SignPlace {
  const [language = '', country = ''] = locale.toLowerCase().split(/[-_]/);
  const of = (table: Readonly<Record<string, SignPlace>>, key: string) =>
    Object.hasOwn(table, key) ? table[key] : undefined;
  return of(PLACE_BY_LOCALE, `${language}-${country}`) ?? of(PLACE_BY_LANGUAGE, language) ?? 'before';
}

/** How numbers are grouped in a locale; `de_CH` and `de-CH` are the same locale. */
export function separatorsOf(locale: string): Separators {
  const [language = '', ...rest] = locale.toLowerCase().split(/[-_]/);
  if (language === 'de' && rest.includes('ch')) return SWISS;
  return Object.hasOwn(BY_LANGUAGE, language) ? (BY_LANGUAGE[language] ?? PLAIN) : PLAIN;
}

/** Whole digits, parted into thousands as a locale does; for the few that know what they want, by another sign. */
export const parted = (digits: string, locale: string, thousand = separatorsOf(locale).thousand): string =>
  digits.length === 4 && WHOLE_TO_FOUR.test(locale) ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousand);

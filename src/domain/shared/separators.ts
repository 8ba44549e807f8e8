export type Separators = Readonly<{
  thousand: string;
  decimal: string;
  /** The fewest digits that are parted into thousands; four, unless it is said. */
  partedFrom?: number;
}>;

/** Thousands in French and Polish stand apart by a space that never breaks a line. */
const NO_BREAK_SPACE = '\u00a0';

const SPACED: Separators = { thousand: NO_BREAK_SPACE, decimal: ',' };
const DOTTED: Separators = { thousand: '.', decimal: ',' };
/** Spanish and Italian leave a figure of four digits in one piece: `1234`, `12.345`. */
const PARTED_FROM_FIVE = 5;
const SWISS: Separators = { thousand: "'", decimal: '.' };
const PLAIN: Separators = { thousand: ',', decimal: '.' };

const BY_LANGUAGE: Readonly<Record<string, Separators>> = {
  fr: SPACED,
  pl: { ...SPACED, partedFrom: PARTED_FROM_FIVE },
  de: DOTTED,
  nl: DOTTED,
  it: { ...DOTTED, partedFrom: PARTED_FROM_FIVE },
  es: { ...DOTTED, partedFrom: PARTED_FROM_FIVE },
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
export function parted(digits: string, locale: string, thousand = separatorsOf(locale).thousand): string {
  const { partedFrom = 4 } = separatorsOf(locale);
  return digits.length < partedFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousand);
}

export type Separators = Readonly<{ thousand: string; decimal: string }>;

/** Thousands in French and Polish stand apart by a space that never breaks a line. */
const NO_BREAK_SPACE = '\u00a0';

const SPACED: Separators = { thousand: NO_BREAK_SPACE, decimal: ',' };
const DOTTED: Separators = { thousand: '.', decimal: ',' };
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

/** How numbers are grouped in a locale; `de_CH` and `de-CH` are the same locale. */
export function separatorsOf(locale: string): Separators {
  const [language = '', ...rest] = locale.toLowerCase().split(/[-_]/);
  if (language === 'de' && rest.includes('ch')) return SWISS;
  return Object.hasOwn(BY_LANGUAGE, language) ? (BY_LANGUAGE[language] ?? PLAIN) : PLAIN;
}

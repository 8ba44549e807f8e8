import { readFromTheLeft, TRUE_MINUS } from './format-money.ts';
import { languageCopy } from './language-copy.ts';
import { separatorsOf } from './separators.ts';

export type PercentStyle = Readonly<{
  /** Decides the decimal sign, and how far the percent sign stands from the figure. */
  locale?: string;
  /** At most; zeros at the end are left out. */
  decimals?: number;
  /** Says `+` of what grew. */
  signed?: boolean;
}>;

const DECIMALS = 3;
const NO_BREAK_SPACE = '\u00a0';
/** Languages that keep the percent sign apart; Switzerland does not. */
const APART = /^(de|es|fr)(?![a-z]|[-_]ch)/i;

/** `0.029` reads `2.9%`, in German `2,9 %`. Less than nothing has the minus of money. */
export function formatPercent(
  fraction: number,
  { locale = languageCopy.tag, decimals = DECIMALS, signed = false }: PercentStyle = {},
): string {
  const scale = 10 ** decimals;
  const percent = Math.round(fraction * 100 * scale) / scale;
  const sign = percent < 0 ? TRUE_MINUS : signed ? '+' : '';
  const figure = String(Math.abs(percent)).replace('.', separatorsOf(locale).decimal);
  return readFromTheLeft(`${sign}${figure}${APART.test(locale) ? NO_BREAK_SPACE : ''}%`, locale);
}

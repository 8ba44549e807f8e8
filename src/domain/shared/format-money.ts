import { currencySign } from './currency-symbol.ts';
import { languageCopy } from './language-copy.ts';
import { decimalsOf, type Money } from './money.ts';
import { parted, separatorsOf, signPlaceOf } from './separators.ts';

export type MoneyStyle = Readonly<{
  /** Decides the separators, and where the sign stands; the listener's language, unless the store's is at hand. */
  locale?: string;
  /** Adds the code, for pages that show more than one currency. */
  explicit?: boolean;
}>;

export const TRUE_MINUS = '−';
const NO_BREAK_SPACE = '\u00a0';
const LEFT_TO_RIGHT = '\u2066';
const END_OF_IT = '\u2069';

/** Inside a text that is read from the right, a figure is still read from the left. */
export const readFromTheLeft = (figure: string, locale: string): string =>
  /^ar\b/.test(locale) ? `${LEFT_TO_RIGHT}${figure}${END_OF_IT}` : figure;

/** `-123456` in usd reads `−$1,234.56`, in jpy `−¥123,456`; in German `−1.234,56 $`. */
export function formatMoney(
  { amount, currency }: Money,
  { locale = languageCopy.tag, explicit = false }: MoneyStyle = {},
): string {
  const code = currency.toUpperCase();
  const place = signPlaceOf(locale);
  const minus = amount < 0 ? TRUE_MINUS : '';
  const figure = formatMinor(Math.abs(amount), decimalsOf(currency), locale);
  const symbol = signOf(currencySign(currency, locale), code, explicit);
  if (place === 'behind') {
    return readFromTheLeft(`${minus}${figure}${NO_BREAK_SPACE}${explicit ? code : symbol}`, locale);
  }
  // A sign that ends in a letter would run into the digits.
  const gap = place !== 'before' || /[\p{L}.]$/u.test(symbol) ? NO_BREAK_SPACE : '';
  const suffix = explicit && symbol !== code ? ` ${code}` : '';
  return place === 'apart, minus inside'
    ? `${symbol}${gap}${minus}${figure}${suffix}`
    : `${minus}${symbol}${gap}${figure}${suffix}`;
}

/** Beside its code, a sign need not say the country a second time: `CA$` is `$` in `$130.00 CAD`. */
function signOf(symbol: string, code: string, explicit: boolean): string {
  const [, country = '', sign = ''] = /^([A-Z]{1,2})([$¥£])$/.exec(symbol) ?? [];
  return explicit && sign && code.startsWith(country) ? sign : symbol;
}

/** Always with the code: `€248.00 EUR`. */
export const formatExplicitMoney = (money: Money, locale?: string): string =>
  formatMoney(money, { locale, explicit: true });

/** The amount without its currency, where that stands at the head of a column: `−1,234.56`. */
export const moneyFigure = ({ amount, currency }: Money, locale: string = languageCopy.tag): string =>
  `${amount < 0 ? TRUE_MINUS : ''}${formatMinor(Math.abs(amount), decimalsOf(currency), locale)}`;

/** The figure without its sign, as money fields hold it: `1234.56`, grouped only where a person reads it. */
export const moneyFieldText = ({ amount, currency }: Money, locale = 'en-US'): string => {
  const text = formatMinor(Math.abs(amount), decimalsOf(currency), locale, '');
  return amount < 0 ? `-${text}` : text;
};

/** Works on the digits, so that no amount passes through a fraction. */
function formatMinor(amount: number, decimals: number, locale: string, grouping?: string): string {
  const { decimal } = separatorsOf(locale);
  const digits = String(amount).padStart(decimals + 1, '0');
  const whole = parted(digits.slice(0, digits.length - decimals), locale, grouping);
  return decimals === 0 ? whole : `${whole}${decimal}${digits.slice(-decimals)}`;
}

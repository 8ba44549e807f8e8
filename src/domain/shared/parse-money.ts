import { currencySign, currencySymbol } from './currency-symbol.ts';
import { type Currency, decimalsOf, type Minor, minor } from './money.ts';
import { separatorsOf } from './separators.ts';

export type ParsedMoney =
  | { kind: 'money'; amount: Minor }
  | { kind: 'empty' }
  | { kind: 'not_a_number' }
  | { kind: 'too_many_decimals'; decimals: 0 | 2 | 3 }
  | { kind: 'too_large' };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Reads what a person typed into a money field. Separators mean what they mean in the locale: `1.234` is a
 * thousand and more in German and has too many decimals in English. Nothing is rounded and nothing is guessed.
 */
export function parseMoney(text: string, currency: Currency, locale = 'en-US'): ParsedMoney {
  const bare = withoutSign(text, currency, locale);
  if (bare === '') return { kind: 'empty' };

  const { thousand, decimal } = separatorsOf(locale);
  const group = escaped(thousand);
  const shape = new RegExp(`^(-?)(\\d+|\\d{1,3}(?:${group}\\d{3})+)?(?:${escaped(decimal)}(\\d*))?$`);
  const match = shape.exec(bare);
  if (!match) return { kind: 'not_a_number' };
  const [, minus = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return { kind: 'not_a_number' };

  const decimals = decimalsOf(currency);
  if (fraction.length > decimals) return { kind: 'too_many_decimals', decimals };
  const digits = whole.replaceAll(thousand, '') + fraction.padEnd(decimals, '0');
  const amount = Number(digits); // A string of digits alone: whole, and exact while it is safe.
  if (!Number.isSafeInteger(amount)) return { kind: 'too_large' };
  return { kind: 'money', amount: minor(minus && amount !== 0 ? -amount : amount) };
}

/** Drops the currency's own sign and code, and writes every minus, space and apostrophe one way. */
function withoutSign(text: string, currency: Currency, locale: string): string {
  const even = text
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\u2019\u02bc]/g, "'")
    .replace(/[\u2066\u2069\u200e\u200f]/g, '')
    .replace(/[\s\u202f]+/g, '\u00a0');
  const space = '\u00a0?';
  const sign = `(?:${escaped(currencySign(currency, locale))}|${escaped(currencySymbol(currency))}|${currency})`;
  return even
    .replace(/^\u00a0|\u00a0$/g, '')
    .replace(new RegExp(`${space}${currency}$`, 'i'), '')
    .replace(new RegExp(`^(-?)${space}${sign}${space}`, 'i'), '$1')
    .replace(new RegExp(`${space}${escaped(currencySymbol(currency))}$`, 'i'), '');
}

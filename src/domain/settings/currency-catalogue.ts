import { currencySymbol } from '../shared/currency-symbol.ts';
import { decimalsOf } from '../shared/money.ts';

type Entry = Readonly<{
  name: string /** Whose flag stands for it; EU is a flag as well. */;
  country: string;
}>;

/** The currencies customers may pay in, as people call them. */
const CATALOGUE: Readonly<Record<string, Entry>> = {
  aed: { name: 'United Arab Emirates dirham', country: 'AE' },
  aud: { name: 'Australian dollar', country: 'AU' },
  bhd: { name: 'Bahraini dinar', country: 'BH' },
  brl: { name: 'Brazilian real', country: 'BR' },
  cad: { name: 'Canadian dollar', country: 'CA' },
  chf: { name: 'Swiss franc', country: 'CH' },
  clp: { name: 'Chilean peso', country: 'CL' },
  cny: { name: 'Chinese yuan', country: 'CN' },
  czk: { name: 'Czech koruna', country: 'CZ' },
  dkk: { name: 'Danish krone', country: 'DK' },
  eur: { name: 'Euro', country: 'EU' },
  gbp: { name: 'Pound sterling', country: 'GB' },
  hkd: { name: 'Hong Kong dollar', country: 'HK' },
  huf: { name: 'Hungarian forint', country: 'HU' },
  ils: { name: 'Israeli new shekel', country: 'IL' },
  inr: { name: 'Indian rupee', country: 'IN' },
  jod: { name: 'Jordanian dinar', country: 'JO' },
  jpy: { name: 'Japanese yen', country: 'JP' },
  krw: { name: 'South Korean won', country: 'KR' },
  kwd: { name: 'Kuwaiti dinar', country: 'KW' },
  mxn: { name: 'Mexican peso', country: 'MX' },
  nok: { name: 'Norwegian krone', country: 'NO' },
  nzd: { name: 'New Zealand dollar', country: 'NZ' },
  pln: { name: 'Polish złoty', country: 'PL' },
  ron: { name: 'Romanian leu', country: 'RO' },
  sar: { name: 'Saudi riyal', country: 'SA' },
  sek: { name: 'Swedish krona', country: 'SE' },
  sgd: { name: 'Singapore dollar', country: 'SG' },
  thb: { name: 'Thai baht', country: 'TH' },
  try: { name: 'Turkish lira', country: 'TR' },
  uah: { name: 'Ukrainian hryvnia', country: 'UA' },
  usd: { name: 'US dollar', country: 'US' },
  vnd: { name: 'Vietnamese đồng', country: 'VN' },
};

/** Countries that share the euro; a visitor from any of them is shown it. */
const EURO_COUNTRIES: readonly string[] =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

type CurrencyWords = Readonly<{
  name: string;
  flag: string;
  symbol: string;
  symbol_position: 'left' | 'left_space';
  is_zero_decimal: boolean;
}>;

/** How a currency is called and written. One that nobody named goes by its code. */
export function describeCurrency(code: string): CurrencyWords {
  const entry = Object.hasOwn(CATALOGUE, code) ? CATALOGUE[code] : undefined;
  const symbol = currencySymbol(code);
  return {
    name: entry?.name ?? code.toUpperCase(),
    flag: entry ? flagOf(entry.country) : '',
    symbol,
    // The sign stands first in every locale; one that ends in a letter keeps its distance. See format-money.ts.
    symbol_position: /[\p{L}.]$/u.test(symbol) ? 'left_space' : 'left',
    is_zero_decimal: decimalsOf(code) === 0,
  };
}

const REGIONAL_A = 0x1f1e6;
const LATIN_A = 65;

const flagOf = (country: string): string =>
  [...country]
    .map((letter) => String.fromCodePoint(REGIONAL_A + (letter.codePointAt(0) ?? LATIN_A) - LATIN_A))
    .join('');

/** The currency people of a country pay in, where we know it. */
export function currencyOfCountry(country: string): string | undefined {
  if (EURO_COUNTRIES.includes(country)) return 'eur';
  return Object.keys(CATALOGUE).find((code) => CATALOGUE[code]?.country === country);
}

/** A country where a currency is at home: for a preview of what its people would see. */
export const homeOfCurrency = (code: string): string | undefined =>
  code === 'eur' ? 'DE' : Object.hasOwn(CATALOGUE, code) ? CATALOGUE[code]?.country : undefined;

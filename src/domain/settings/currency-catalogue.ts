import { currencySymbol } from '../shared/currency-symbol.ts';
import { decimalsOf } from '../shared/money.ts';
import { known } from '../shared/word.ts';
import { currencyCatalogueCopy as copy } from './currency-catalogue-copy.ts';

/** The currencies customers may pay in, and whose flag stands for each; EU is a flag as well. */
const FLAGS: Readonly<Record<string, string>> = {
  aed: 'AE',
  aud: 'AU',
  bhd: 'BH',
  brl: 'BR',
  cad: 'CA',
  chf: 'CH',
  clp: 'CL',
  cny: 'CN',
  czk: 'CZ',
  dkk: 'DK',
  eur: 'EU',
  gbp: 'GB',
  hkd: 'HK',
  huf: 'HU',
  ils: 'IL',
  inr: 'IN',
  jod: 'JO',
  jpy: 'JP',
  krw: 'KR',
  kwd: 'KW',
  mxn: 'MX',
  nok: 'NO',
  nzd: 'NZ',
  pln: 'PL',
  ron: 'RO',
  sar: 'SA',
  sek: 'SE',
  sgd: 'SG',
  thb: 'TH',
  try: 'TR',
  uah: 'UA',
  usd: 'US',
  vnd: 'VN',
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
  const country = known(FLAGS, code);
  const symbol = currencySymbol(code);
  return {
    name: (country && copy.name(code)) ?? code.toUpperCase(),
    flag: country ? flagOf(country) : '',
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
  return Object.keys(FLAGS).find((code) => FLAGS[code] === country);
}

/** A country where a currency is at home: for a preview of what its people would see. */
export const homeOfCurrency = (code: string): string | undefined =>
  code === 'eur' ? 'DE' : known(FLAGS, code);

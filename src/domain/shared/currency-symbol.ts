import { languageCopy } from './language-copy.ts';
import { known } from './word.ts';

/** Signs merchants know. Dollars other than the United States' carry their country, so that no two currencies look alike. */
const SYMBOLS: Readonly<Record<string, string>> = {
  aed: 'د.إ',
  ars: 'AR$',
  aud: 'A$',
  bgn: 'лв.',
  brl: 'R$',
  cad: 'CA$',
  clp: 'CL$',
  cny: 'CN¥',
  cop: 'CO$',
  crc: '₡',
  czk: 'Kč',
  dkk: 'kr.',
  egp: 'E£',
  eur: '€',
  gbp: '£',
  ghs: '₵',
  hkd: 'HK$',
  huf: 'Ft',
  idr: 'Rp',
  ils: '₪',
  inr: '₹',
  jpy: '¥',
  krw: '₩',
  kzt: '₸',
  mxn: 'MX$',
  myr: 'RM',
  ngn: '₦',
  nok: 'kr',
  nzd: 'NZ$',
  pen: 'S/',
  php: '₱',
  pln: 'zł',
  pyg: '₲',
  ron: 'lei',
  sek: 'kr',
  sgd: 'S$',
  thb: '฿',
  try: '₺',
  twd: 'NT$',
  uah: '₴',
  usd: '$',
  vnd: '₫',
  zar: 'R',
};

/** Where a bare `$` is nobody's: Brazil, whose own is `R$`, says of each dollar whose it is. */
const SIGNS_BY_LOCALE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'pt-br': { usd: 'US$' },
};

/** The sign of a currency, or its code where no sign is usual. */
export const currencySymbol = (code: string): string =>
  Object.hasOwn(SYMBOLS, code) ? (SYMBOLS[code] ?? code.toUpperCase()) : code.toUpperCase();

/** The same as a language writes it; the listener's, unless the store's is at hand. */
export function currencySign(code: string, locale: string = languageCopy.tag): string {
  const signs = known(SIGNS_BY_LOCALE, locale.toLowerCase().replace('_', '-'));
  return signs?.[code] ?? currencySymbol(code);
}

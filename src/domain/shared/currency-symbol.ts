import { languageCopy } from './language-copy.ts';

/** Signs merchants know. Dollars other than the United States' carry their country, so that no two currencies look alike. */
const SYMBOLS: Readonly<Record<string, string>> = {
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

/** The sign of a currency, or its code where no sign is usual. */
export const currencySymbol = (code: string): string =>
  Object.hasOwn(SYMBOLS, code) ? (SYMBOLS[code] ?? code.toUpperCase()) : code.toUpperCase();

/** Beside `R$` a bare `$` is nobody's: in Brazil each dollar says whose it is. */
const isBrazil = (locale: string): boolean => /^pt.br$/i.test(locale);

/** The same as a language writes it; the listener's, unless the store's is at hand. */
export const currencySign = (code: string, locale: string = languageCopy.tag): string =>
  code === 'usd' && isBrazil(locale) ? 'US$' : currencySymbol(code);

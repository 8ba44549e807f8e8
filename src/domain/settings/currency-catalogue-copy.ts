import { spoken } from '../shared/spoken.ts';
import { known } from '../shared/word.ts';

const NAMES = {
  aed: 'United Arab Emirates dirham',
  aud: 'Australian dollar',
  bhd: 'Bahraini dinar',
  brl: 'Brazilian real',
  cad: 'Canadian dollar',
  chf: 'Swiss franc',
  clp: 'Chilean peso',
  cny: 'Chinese yuan',
  czk: 'Czech koruna',
  dkk: 'Danish krone',
  eur: 'Euro',
  gbp: 'Pound sterling',
  hkd: 'Hong Kong dollar',
  huf: 'Hungarian forint',
  ils: 'Israeli new shekel',
  inr: 'Indian rupee',
  jod: 'Jordanian dinar',
  jpy: 'Japanese yen',
  krw: 'South Korean won',
  kwd: 'Kuwaiti dinar',
  mxn: 'Mexican peso',
  nok: 'Norwegian krone',
  nzd: 'New Zealand dollar',
  pln: 'Polish złoty',
  ron: 'Romanian leu',
  sar: 'Saudi riyal',
  sek: 'Swedish krona',
  sgd: 'Singapore dollar',
  thb: 'Thai baht',
  try: 'Turkish lira',
  uah: 'Ukrainian hryvnia',
  usd: 'US dollar',
  vnd: 'Vietnamese đồng',
} as const;

export const currencyCatalogueCopy = spoken('domain/settings/currency-catalogue-copy#currencyCatalogueCopy', {
  /** As people call it. English writes some otherwise than `Intl.DisplayNames` does; other languages ask that. */
  name: (code: string): string | undefined => known<string>(NAMES, code),
} as const);

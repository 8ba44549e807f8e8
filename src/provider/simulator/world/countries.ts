import type { Tongue } from './name-lists.ts';

/** Where customers live: how many of a thousand, what they pay with, and in which tongue they are named. */
export type Country = Readonly<{ code: string; share: number; currency: string; tongue: Tongue }>;

const country = (code: string, share: number, currency: string, tongue: Tongue): Country => ({
  code,
  share,
  currency,
  tongue,
});

export const COUNTRIES: readonly Country[] = [
  country('US', 430, 'usd', 'english'),
  country('GB', 82, 'gbp', 'english'),
  country('CA', 46, 'cad', 'english'),
  country('AU', 32, 'aud', 'english'),
  country('IE', 10, 'eur', 'english'),
  country('NZ', 8, 'nzd', 'english'),
  country('DE', 46, 'eur', 'german'),
  country('AT', 12, 'eur', 'german'),
  country('CH', 11, 'chf', 'german'),
  country('FR', 34, 'eur', 'french'),
  country('BE', 10, 'eur', 'french'),
  country('NL', 18, 'eur', 'german'),
  country('LU', 2, 'eur', 'french'),
  country('ES', 20, 'eur', 'spanish'),
  country('MX', 12, 'mxn', 'spanish'),
  country('CL', 4, 'clp', 'spanish'),
  country('IT', 19, 'eur', 'italian'),
  country('PT', 8, 'eur', 'portuguese'),
  country('BR', 14, 'brl', 'portuguese'),
  country('SE', 10, 'sek', 'nordic'),
  country('NO', 8, 'nok', 'nordic'),
  country('DK', 8, 'dkk', 'nordic'),
  country('FI', 6, 'eur', 'nordic'),
  country('PL', 12, 'pln', 'polish'),
  country('CZ', 6, 'czk', 'polish'),
  country('HU', 5, 'huf', 'hungarian'),
  country('RO', 5, 'ron', 'hungarian'),
  country('GR', 8, 'eur', 'greek'),
  country('CY', 2, 'eur', 'greek'),
  country('BG', 4, 'eur', 'cyrillic'),
  country('UA', 6, 'uah', 'cyrillic'),
  country('TR', 6, 'try', 'turkish'),
  country('AE', 8, 'aed', 'arabic'),
  country('SA', 7, 'sar', 'arabic'),
  country('KW', 6, 'kwd', 'arabic'),
  country('BH', 2, 'bhd', 'arabic'),
  country('JO', 2, 'jod', 'arabic'),
  country('IL', 8, 'ils', 'hebrew'),
  country('IN', 16, 'inr', 'devanagari'),
  country('CN', 10, 'cny', 'chinese'),
  country('HK', 6, 'hkd', 'chinese'),
  country('SG', 8, 'sgd', 'chinese'),
  country('JP', 30, 'jpy', 'japanese'),
  country('KR', 10, 'krw', 'korean'),
  country('TH', 7, 'thb', 'thai'),
  country('VN', 5, 'vnd', 'vietnamese'),
];

export const COUNTRY_CODES: readonly string[] = COUNTRIES.map(({ code }) => code);

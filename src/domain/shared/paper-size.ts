export type PaperSize = 'A4' | 'LETTER';

/** Where printers hold Letter; the rest of the world has A4. */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set('US CA MX PR PH CL CO VE CR GT SV NI PA DO'.split(' '));

/** The paper that people of a country print on; a region after the country, as in `US:CA`, changes nothing. */
export const paperSizeOf = (country: string): PaperSize =>
  LETTER_COUNTRIES.has(country.slice(0, 2).toUpperCase()) ? 'LETTER' : 'A4';

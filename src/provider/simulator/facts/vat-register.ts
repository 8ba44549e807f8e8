import { fail } from '#contract/kit/errors.ts';
import type { VatDetails } from '../../payment-provider.ts';

/** Numbers with this ending are nobody's: how a test meets an unknown number. */
const UNKNOWN_ENDING = '000';

const PREFIXES: Readonly<Record<string, string>> = { JP: '', GR: 'EL', CH: 'CHE' };

/** The tax office's register: any well-formed number belongs to a business named after it. */
export function lookUpVat(number: string, country: string): VatDetails {
  const plain = number.replaceAll(/[\s.-]/g, '').toUpperCase();
  const prefix = PREFIXES[country] ?? country;
  const isWhole = plain.startsWith(prefix);
  const digits = isWhole ? plain.slice(prefix.length) : plain;
  // Asked without its prefix, a number must be one; with letters, it could be another country's.
  const form = country === 'JP' ? /^\d{13}$/ : isWhole ? /^[0-9A-Z]{8,12}$/ : /^\d{8,12}$/;
  const isFormed = form.test(digits);
  if (!isFormed) throw fail('vat_number_invalid');
  if (digits.endsWith(UNKNOWN_ENDING)) throw fail('vat_number_unknown');
  return { name: `Business ${digits}`, address: `1 Market Street, ${country}` };
}

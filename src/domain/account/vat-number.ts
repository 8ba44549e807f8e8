import { vatNumberCopy as copy } from './vat-number-copy.ts';

const PREFIXES: Readonly<Record<string, string>> = { JP: '', GR: 'EL ', CH: 'CHE ' };

/** What a tax number begins with in an account's country, and the gap after it: `DE `, `EL `, `CHE `, nothing in Japan. */
export const vatPrefix = (country: string): string => PREFIXES[country] ?? `${country} `;

const WITHOUT_TAX_NUMBER = ['US', 'PR'];

/** Whether invoices carry a tax number there: the United States know no value added tax. */
export const hasTaxNumber = (country: string): boolean => !WITHOUT_TAX_NUMBER.includes(country);

export const vatNumberLabel = (country: string): string =>
  country === 'JP' ? copy.corporateNumber : copy.vatNumber;

export const vatNumberHelp = (country: string): string =>
  country === 'JP' ? copy.corporateNumberHelp : copy.vatNumberHelp;

/**
 * The prefix stays at the start. Typed after it, before it or instead of it, digits are kept; a number pasted with its
 * prefix is not given a second one; and whoever cuts into the prefix is back at the prefix alone.
 */
export function withVatPrefix(typed: string, country: string): string {
  const prefix = vatPrefix(country);
  if (prefix === '' || typed.startsWith(prefix)) return typed;
  const at = typed.indexOf(prefix);
  if (at > 0) return prefix + typed.slice(0, at).trimStart() + typed.slice(at + prefix.length);
  if (/^[\d\s.-]*\d[\d\s.-]*$/.test(typed)) return prefix + typed.trimStart();
  const letters = prefix.trimEnd();
  const plain = typed.trimStart();
  const isWhole = plain.slice(0, letters.length).toUpperCase() === letters && plain.length > letters.length;
  return isWhole ? prefix + plain.slice(letters.length).trimStart() : prefix;
}

/** Something stands after the prefix. */
export const hasVatNumber = (typed: string, country: string): boolean =>
  typed.replaceAll(/\s/g, '').length > vatPrefix(country).trimEnd().length;

/** The first step goes on without a number while the business is not registered. */
export const canContinueVat = (isRegistered: boolean, typed: string, country: string): boolean =>
  !isRegistered || hasVatNumber(typed, country);

/** Without spaces, dots and dashes. */
export const plainVatNumber = (typed: string): string => typed.replaceAll(/[\s.-]/g, '');

/** As it is saved: with its prefix, also where only the digits were sent. Letters are for the register to judge. */
export function savedVatNumber(sent: string, country: string): string {
  const plain = plainVatNumber(sent);
  return /^\d+$/.test(plain) ? vatPrefix(country).trimEnd() + plain : plain;
}

/** As it is looked up: also without its prefix, which the register knows from the account's country. */
export function lookedUpVatNumber(typed: string, country: string): string {
  const plain = plainVatNumber(typed);
  const prefix = vatPrefix(country).trimEnd();
  return plain.startsWith(prefix) ? plain.slice(prefix.length) : plain;
}

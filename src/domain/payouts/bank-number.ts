/** A bank account's number as people write it, with spaces and dashes between. */
export const BANK_NUMBER_AS_WRITTEN = /^[\d\s-]{1,40}$/;

/** Without them: how it is checked, and handed on. */
export const bankNumberOf = (written: string): string => written.replace(/[\s-]/g, '');

export const isBankNumber = (number: string): boolean => /^\d{4,20}$/.test(number);

import { maskCardNumbers } from './card-numbers.ts';

/** Where a number is meant to stand: the bank looks a parcel up by the whole of it, and an account is no card. */
const NUMBERS: readonly string[] = ['shipping_tracking_number', 'account_number'];

/** What somebody wrote into a field, as it is kept. One tracking number of a hundred passes for a card number. */
export const keptText = (field: string, text: string): string =>
  NUMBERS.includes(field) ? text : maskCardNumbers(text);

import { maskCardNumbers } from '../payments/card-numbers.ts';
import type { Evidence } from './evidence-limits.ts';

/** One tracking number of ten passes for a card number, and the bank looks a parcel up by the whole of it. */
const NUMBERS: readonly string[] = ['shipping_tracking_number'];

/** An answer to a bank without the card numbers in its words: banks have them, and nobody else may. */
export const maskEvidence = (evidence: Evidence): Record<string, string> =>
  Object.fromEntries(
    Object.entries(evidence).map(([field, words]) => [
      field,
      NUMBERS.includes(field) ? words : maskCardNumbers(words),
    ]),
  );

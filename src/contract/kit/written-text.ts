import * as z from 'zod/mini';
import { maskCardNumbers } from '#domain/payments/card-numbers.ts';

/** What somebody wrote, in their own words, is read without the card numbers in it: nothing behind this ever sees one. */
export const maskedCardNumbers = () => z.overwrite(maskCardNumbers);

import { decimalWords } from '#web/shared/figure-words.ts';
import { countWords } from '#web/shared/store-format.ts';
import { challengeCopy as copy } from './challenge-copy.ts';

const MB = 1_000_000;

/** One decimal, as the store writes decimals: "1.8". */
export const megabytes = (bytes: number): string =>
  decimalWords((Math.round((bytes / MB) * 10) / 10).toFixed(1));

export const sizeWords = (bytes: number): string =>
  bytes < MB
    ? copy.kilobytes(countWords(Math.max(1, Math.round(bytes / 1000))))
    : copy.megabytes(megabytes(bytes));

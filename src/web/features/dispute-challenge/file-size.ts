import { separatorsOf } from '#domain/shared/separators.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords } from '#web/shared/store-format.ts';
import { challengeCopy as copy } from './challenge-copy.ts';

const MB = 1_000_000;

/** One decimal, as the store writes decimals: "1.8". */
export function megabytes(bytes: number): string {
  const tenths = Math.round((bytes / MB) * 10);
  return `${Math.floor(tenths / 10)}${separatorsOf(pageSettings().store.locale).decimal}${tenths % 10}`;
}

export const sizeWords = (bytes: number): string =>
  bytes < MB
    ? copy.kilobytes(countWords(Math.max(1, Math.round(bytes / 1000))))
    : copy.megabytes(megabytes(bytes));

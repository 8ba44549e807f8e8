import type { Month } from '#domain/books/lock-periods.ts';
import { booksCopy as copy } from './books-copy.ts';

export const monthWords = (month: Month): string =>
  copy.monthOf(copy.months[Number(month.slice(5)) - 1] ?? '', month.slice(0, 4));

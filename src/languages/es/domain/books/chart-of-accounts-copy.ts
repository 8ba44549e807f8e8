import type { chartCopy as english } from '#domain/books/chart-of-accounts-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const chartCopy: Words<typeof english> = {
  anyOther: 'Cualquier otro',
};

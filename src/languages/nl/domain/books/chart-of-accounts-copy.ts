import type * as english from '#domain/books/chart-of-accounts-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const chartCopy: Words<typeof english.chartCopy> = {
  anyOther: 'Ander programma',
};

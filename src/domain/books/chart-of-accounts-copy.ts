import { spoken } from '../shared/spoken.ts';

export const chartCopy = spoken('domain/books/chart-of-accounts-copy#chartCopy', {
  /** None of the programs that are named. */
  anyOther: 'Any other',
} as const);

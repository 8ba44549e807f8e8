import { booksFailuresCopy } from './books-failures-copy.ts';
import { refusal, worded } from './catalogue-entry.ts';

/** What keeps somebody from closing a month, from another chart, or from a file of the journal. */
export const BOOKS_FAILURES = worded(booksFailuresCopy, {
  books_days_wrong: refusal(400),
  books_chart_wrong: refusal<{ account: string; problem: string; currency?: string }>(400),
  books_locked_basis: refusal(409),
  books_month_not_over: refusal(409),
  books_month_locked: refusal(409),
  books_month_gap: refusal(409),
  books_month_not_locked: refusal(409),
  books_month_locked_after: refusal(409),
  books_not_datev: refusal(409),
});

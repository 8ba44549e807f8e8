import { failure } from './catalogue-entry.ts';

/** What keeps somebody from closing a month, from another chart, or from a file of the journal. */
export const BOOKS_FAILURES = {
  books_days_wrong: failure(
    400,
    'Choose a first day that is not after the last one, both between 1970 and 2999.',
  ),
  books_chart_wrong: failure<{ account: string; problem: string }>(
    400,
    'An account of the chart lacks its number or name, shares its number with another one, or has a number that DATEV does not take. Nothing was saved.',
  ),
  books_locked_basis: failure(
    409,
    'Months are locked by the day that things are booked on now. Unlock them before you book by another day; otherwise payments would be booked twice or not at all.',
  ),
  books_month_not_over: failure(409, 'This month is not over yet. Come back once it is.'),
  books_month_locked: failure(409, 'This month is locked already.'),
  books_month_gap: failure(409, 'An earlier month is still open. Lock the months one after the other.'),
  books_month_not_locked: failure(409, 'This month is not locked.'),
  books_month_locked_after: failure(409, 'A later month is locked as well. Unlock that one first.'),
  books_not_datev: failure(
    409,
    'DATEV takes only numbers of four to eight digits for accounts. Choose a chart of DATEV in the chart of accounts first.',
  ),
} as const;

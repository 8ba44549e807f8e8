import { spoken } from '#domain/shared/spoken.ts';

/** What keeps somebody from closing a month, from another chart, or from a file of the journal. */
export const booksFailuresCopy = spoken('contract/kit/books-failures-copy#booksFailuresCopy', {
  books_days_wrong: 'Choose a first day that is not after the last one, both between 1970 and 2999.',
  books_chart_wrong:
    'An account of the chart lacks its number or name, shares its number with another one, or has a number that DATEV does not take. Nothing was saved.',
  books_locked_basis:
    'Months are locked by the day that things are booked on now. Unlock them before you book by another day; otherwise payments would be booked twice or not at all.',
  books_month_not_over: 'This month is not over yet. Come back once it is.',
  books_month_locked: 'This month is locked already.',
  books_month_gap: 'An earlier month is still open. Lock the months one after the other.',
  books_month_not_locked: 'This month is not locked.',
  books_month_locked_after: 'A later month is locked as well. Unlock that one first.',
  books_not_datev:
    'DATEV takes only numbers of four to eight digits for accounts. Choose a chart of DATEV in the chart of accounts first.',
} as const);

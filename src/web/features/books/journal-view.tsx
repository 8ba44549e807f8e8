import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Books } from '#contract/books.ts';
import { type Month, monthBefore } from '#domain/books/lock-periods.ts';
import { ownCurrencyFirst } from '#domain/shared/own-currency-first.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BareSelect } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BookEntries } from './book-entries.tsx';
import { booksCopy as copy } from './books-copy.ts';
import { booksQuery } from './books-queries.ts';
import { CloseMonth } from './close-month.tsx';
import { monthWords } from './month-words.ts';
import { TrialBalance } from './trial-balance.tsx';

const MONTHS_OFFERED = 36;

type Shown = Readonly<{ month: Month; thisMonth: Month }>;

/** A month: what moved on every account, whether it adds up, what keeps it from being closed, and every entry. */
export function JournalView({ month, thisMonth }: Shown) {
  const books = useQuery(booksQuery(month));
  return (
    <div className="stack">
      <div className="row">
        <MonthChoice month={month} thisMonth={thisMonth} />
        {books.data?.month && <MonthState books={books.data} isOver={month < thisMonth} />}
      </div>
      {books.isError && (
        <ErrorNotice title={copy.failed} retrying={books.isFetching} onRetry={() => books.refetch()}>
          {failureWords(books.error)}
        </ErrorNotice>
      )}
      {books.isPending && <Skeleton kind="rows" count={8} label={copy.loading} />}
      {books.data && <MonthBooks books={books.data} isOver={month < thisMonth} />}
      <BookEntries key={month} month={month} />
    </div>
  );
}

function MonthBooks({ books, isOver }: Readonly<{ books: Books; isOver: boolean }>) {
  const currencies = ownCurrencyFirst(books.currencies, pageSettings().store.currency);
  return (
    <>
      {books.month?.changed && <Notice kind="warning">{copy.changed}</Notice>}
      {books.late > 0 && <Notice kind="info">{copy.late(books.late)}</Notice>}
      <div className="split">
        <div className="stack">
          {currencies.map((one) => (
            <TrialBalance key={one.currency} books={one} basis={books.basis} isOver={isOver} />
          ))}
          {currencies.length === 0 && <Notice kind="quiet">{copy.empty}</Notice>}
        </div>
        {books.month && <CloseMonth books={books} state={books.month} />}
      </div>
    </>
  );
}

function MonthChoice({ month, thisMonth }: Shown) {
  const navigate = useNavigate({ from: '/payments/books' });
  const offered = [thisMonth];
  while (offered.length < MONTHS_OFFERED || (offered.at(-1) ?? '') > month)
    offered.push(monthBefore(offered.at(-1) ?? thisMonth));
  return (
    <BareSelect
      aria-label={copy.month}
      value={month}
      options={offered.map((value) => ({ value, label: monthWords(value) }))}
      onChange={(event) =>
        void navigate({
          to: '.',
          search: (before) => ({ ...before, filter: event.target.value, paged: undefined }),
        })
      }
    />
  );
}

function MonthState({ books, isOver }: Readonly<{ books: Books; isOver: boolean }>) {
  if (books.month?.locked) return <Chip kind="success">{copy.state.locked}</Chip>;
  return <Chip kind={isOver ? 'primary' : 'light'}>{isOver ? copy.state.open : copy.state.running}</Chip>;
}

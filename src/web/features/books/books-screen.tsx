import { useSearch } from '@tanstack/react-router';
import { isMonth, type Month, monthBefore, monthOf } from '#domain/books/lock-periods.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { useNow } from '#web/shared/now.ts';
import { may, pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { booksCopy as copy } from './books-copy.ts';
import { ChartForm } from './chart-form.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { JournalView } from './journal-view.tsx';

/** The month that the address names; else the last one that is over, which is the one to be booked. */
function useMonth(word: string | undefined): Readonly<{ month: Month; thisMonth: Month }> {
  const thisMonth = monthOf(dayOf(useNow(), pageSettings().store.timezone));
  const isShown = word !== undefined && isMonth(word) && word <= thisMonth;
  return { month: isShown ? word : monthBefore(thisMonth), thisMonth };
}

/** What to book: the journal of a month, and the accounts it is booked on. */
export function BooksScreen() {
  const search = useSearch({ from: '/payments/books' });
  const { month, thisMonth } = useMonth(search.filter);
  const isChart = search.view === 'chart';
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        !isChart && (
          <>
            {may('export') && (
              <LinkButton icon="calendar" href={paths.exports({ view: 'schedules', filter: 'journal' })}>
                {copy.schedule}
              </LinkButton>
            )}
            <DownloadMenu month={month} isOver={month < thisMonth} />
          </>
        )
      }
      tabs={
        <Tabs
          label={copy.views.label}
          tabs={[
            {
              href: paths.books({ filter: search.filter }),
              label: copy.views.journal,
              current: !isChart,
            },
            {
              href: paths.books({ filter: search.filter, view: 'chart' }),
              label: copy.views.chart,
              current: isChart,
            },
          ]}
        />
      }
    >
      {isChart ? <ChartForm /> : <JournalView month={month} thisMonth={thisMonth} />}
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { failureWords } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { mailColumns } from './mail-columns.tsx';
import { mailCopy as copy } from './mail-copy.ts';
import { MAIL_PAGE_SIZE, mailsQuery } from './mail-queries.ts';
import { OneMail } from './one-mail.tsx';

/** What a store without a mail server would have sent. The chosen mail is in the address. */
export function MailScreen() {
  const { id } = useSearch({ from: '/mail' });
  return (
    <Page title={copy.title} lead={copy.lead}>
      {pageSettings().features.mailPage ? (
        <div className="stack">
          {id !== undefined && <OneMail id={id} />}
          <Mails chosen={id} />
        </div>
      ) : (
        <Card label={copy.offTitle}>
          <EmptyState icon="mail" level={2} title={copy.offTitle}>
            {copy.off}
          </EmptyState>
        </Card>
      )}
    </Page>
  );
}

function Mails({ chosen }: { chosen: number | undefined }) {
  const [page, setPage] = useState(1);
  const mails = useQuery(mailsQuery(page));

  return (
    <DataTable
      label={copy.table}
      columns={mailColumns(chosen)}
      rows={mails.data?.data ?? []}
      rowKey={({ id }) => String(id)}
      loading={mails.isPending}
      refreshing={mails.isFetching && !mails.isPending}
      failed={
        mails.isError ? (
          <ErrorNotice title={copy.loadFailed} retrying={mails.isFetching} onRetry={() => mails.refetch()}>
            {failureWords(mails.error)}
          </ErrorNotice>
        ) : undefined
      }
      empty={
        <EmptyState icon="mail" level={2} title={copy.emptyTitle}>
          {copy.empty}
        </EmptyState>
      }
      foot={
        mails.data?.total_count !== 0 && (
          <div className="table-foot">
            <Pagination
              page={page}
              pageSize={MAIL_PAGE_SIZE}
              total={mails.data?.total_count}
              onPage={setPage}
            />
          </div>
        )
      }
    />
  );
}

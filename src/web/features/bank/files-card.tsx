import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '#web/shared/failure-words.ts';
import { countWords } from '#web/shared/store-format.ts';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { FILE_COLUMNS } from './bank-columns.tsx';
import { bankCopy as copy } from './bank-copy.ts';
import { filesQuery } from './bank-queries.ts';

const FILES_SHOWN = 10;

/** Which files were imported, by whom, and what each of them added. */
export function FilesCard() {
  const [page, setPage] = useState(1);
  const files = useQuery(filesQuery(page, FILES_SHOWN));
  const total = files.data?.total_count ?? 0;
  if (total === 0 && !files.isError) return null;
  return (
    <DataTable
      label={copy.files}
      columns={FILE_COLUMNS}
      rows={files.data?.data ?? []}
      rowKey={({ id }) => String(id)}
      refreshing={files.isRefetching}
      head={
        <div className="card-head">
          <h2 className="card-title">{copy.files}</h2>
        </div>
      }
      failed={
        files.isError ? (
          <ErrorNotice title={copy.filesFailed} retrying={files.isFetching} onRetry={() => files.refetch()}>
            {failureWords(files.error)}
          </ErrorNotice>
        ) : undefined
      }
      foot={
        total > FILES_SHOWN ? (
          <Pagination
            page={page}
            pageSize={FILES_SHOWN}
            total={total}
            formatCount={countWords}
            onPage={setPage}
          />
        ) : undefined
      }
    />
  );
}

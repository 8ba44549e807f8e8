import type { UseQueryResult } from '@tanstack/react-query';
import { failureWords } from '#web/shared/failure-words.ts';
import { ErrorNotice } from '#web/ui/error-notice.tsx';

type FailedReadsProps = Readonly<{ title: string; reads: readonly UseQueryResult[] }>;

/** One notice for all that could not be read; trying again asks only for that. */
export function FailedReads({ title, reads }: FailedReadsProps) {
  const failed = reads.filter(({ isError, data }) => isError && data === undefined);
  if (failed.length === 0) return null;
  return (
    <ErrorNotice
      title={title}
      retrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    >
      {failureWords(failed[0]?.error)}
    </ErrorNotice>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppError } from '#contract/kit/failure.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import type { IconName } from '#web/ui/icon-names.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { failureWords } from '../shared/failure-words.ts';

type Frame = Readonly<{
  icon: IconName;
  /** The list this record is one of. */
  list: string;
  copy: Readonly<Record<'loading' | 'failed' | 'missing' | 'missingText' | 'back', string>>;
}>;

/** The number at the end of an address, where it is one. */
export const numberInAddress = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

export const isMissing = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'resource_missing';

/** The page of one record: there, on its way, not to be read, or not to be found. */
export function RecordPage<T>({
  read,
  waiting,
  children,
  ...frame
}: Frame & { read: UseQueryResult<T>; waiting: ReactNode; children: (record: T) => ReactNode }) {
  if (read.isError && isMissing(read.error)) return <MissingRecord {...frame} />;
  if (read.isError) {
    return (
      <Page title={frame.copy.loading}>
        <ErrorNotice title={frame.copy.failed} retrying={read.isFetching} onRetry={() => read.refetch()}>
          {failureWords(read.error)}
        </ErrorNotice>
      </Page>
    );
  }
  return read.data === undefined ? waiting : children(read.data);
}

export function MissingRecord({ icon, list, copy }: Frame) {
  return (
    <Page title={copy.loading}>
      <Card label={copy.missing}>
        <EmptyState
          icon={icon}
          level={2}
          title={copy.missing}
          action={<LinkButton href={list}>{copy.back}</LinkButton>}
        >
          {copy.missingText}
        </EmptyState>
      </Card>
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import type { Dispute } from '#contract/disputes.ts';
import { AppError } from '#contract/kit/failure.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import { disputeStatusLabel } from '#domain/disputes/dispute-status-copy.ts';
import { disputeStatusStyle } from '#domain/disputes/dispute-status-style.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { labelOf } from '#domain/shared/word.ts';
import { DisputeUnderWay } from '#web/blocks/dispute-panel/dispute-under-way.tsx';
import { failureWords } from '#web/shared/failure-words.ts';
import { useNow } from '#web/shared/now.ts';
import { paths } from '#web/shared/paths.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { later } from '#web/ui/later.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import './dispute-challenge.css';
import { Challenge } from './challenge.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';
import { abandonedQuery, deskQuery, disputeQuery } from './challenge-queries.ts';
import { ChallengeWaiting, NoDispute } from './no-challenge.tsx';

const SubmittedEvidence = later(async () => (await import('./submitted-evidence.tsx')).SubmittedEvidence);

const isDisputeId = (id: string | undefined): id is DisputeId => id !== undefined && /^d[pu]_\w+$/.test(id);

/** Where a merchant answers a dispute. */
export function DisputeChallengeScreen() {
  const { id } = useSearch({ from: '/payments/disputes/challenge' });
  if (id === undefined || id === '') return <NoDispute title={copy.notLoaded} text={copy.notLoadedText} />;
  if (!isDisputeId(id)) return <NoDispute title={copy.missing} text={copy.missingText} />;
  return <OneDispute key={id} id={id} />;
}

const isMissing = (error: unknown): boolean => error instanceof AppError && error.code === 'resource_missing';

function OneDispute({ id }: { id: DisputeId }) {
  const dispute = useQuery(disputeQuery(id));
  // The desk stands on the dispute: asking for that one brings it into our books.
  const desk = useQuery({ ...deskQuery(id), enabled: dispute.data !== undefined });
  const isOpen = dispute.data !== undefined && isAwaitingResponse(dispute.data.status);
  const locals = useQuery({ ...abandonedQuery(id), enabled: isOpen });
  const { refetch } = dispute;
  const lookAgain = useCallback(() => void refetch(), [refetch]);

  const failed = dispute.data === undefined ? dispute : desk;
  if (isMissing(failed.error)) return <NoDispute title={copy.missing} text={copy.missingText} />;
  if (failed.isError && failed.data === undefined) {
    return (
      <Page title={copy.title}>
        <ErrorNotice
          title={copy.retrievalFailed}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        >
          {failureWords(failed.error)}
        </ErrorNotice>
      </Page>
    );
  }
  if (!dispute.data || !desk.data || (isOpen && locals.isPending)) return <ChallengeWaiting />;
  return (
    <Page
      title={copy.title}
      state={<StatusChip dispute={dispute.data} />}
      lead={isOpen ? copy.lead : undefined}
      actions={
        <LinkButton href={paths.payment({ id: dispute.data.payment_intent, type: 'dispute' })}>
          {copy.toPayment}
        </LinkButton>
      }
    >
      <DisputeUnderWay dispute={dispute.data} />
      {isOpen ? (
        <Challenge dispute={dispute.data} desk={desk.data} locals={locals.data ?? []} onOver={lookAgain} />
      ) : (
        <Suspense fallback={null}>
          <SubmittedEvidence dispute={dispute.data} />
        </Suspense>
      )}
    </Page>
  );
}

function StatusChip({ dispute: { status, evidence_details } }: { dispute: Dispute }) {
  const style = disputeStatusStyle(status, evidence_details.due_by, useNow());
  return <Chip kind={style}>{labelOf(disputeStatusLabel, status)}</Chip>;
}

import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Dispute } from '#contract/disputes.ts';
import { disputeId } from '#contract/operations.ts';
import { isAwaitingResponse } from '#domain/disputes/dispute-status.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DisputePanel } from './dispute-panel.tsx';
import { disputePanelCopy as copy } from './dispute-panel-copy.ts';
import { disputeQuery } from './dispute-queries.ts';

const isDisputeId = (id: string): id is DisputeId => disputeId.safeParse(id).success;

/** Every dispute of a payment, each with a panel of its own, the most urgent first. */
export function DisputePanels({ ids }: { ids: readonly string[] }) {
  const known = ids.filter(isDisputeId);
  const reads = useQueries({ queries: known.map(disputeQuery) });
  const disputes = reads.flatMap(({ data }) => data ?? []).toSorted(byUrgency);
  useLandAt(disputes);
  const failed = reads.filter(({ isError, data }) => isError && !data);
  return (
    <>
      {disputes.map((dispute) => (
        <DisputePanel key={dispute.id} dispute={dispute} />
      ))}
      {failed.length > 0 && (
        <ErrorNotice
          title={copy.failed}
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        >
          {failureWords(failed[0]?.error)}
        </ErrorNotice>
      )}
      {reads.some(({ isPending }) => isPending) && (
        <Card label={copy.loading}>
          <Skeleton count={5} label={copy.loading} />
        </Card>
      )}
    </>
  );
}

/** A link that names a dispute leads to its panel, once it is there. Whoever has arrived is not moved again. */
function useLandAt(disputes: readonly Dispute[]): void {
  const hasLanded = useRef(false);
  const target = disputes.find(({ id }) => location.hash === `#${id}`)?.id;
  useEffect(() => {
    if (target === undefined || hasLanded.current) return;
    hasLanded.current = true;
    document.getElementById(target)?.scrollIntoView({ block: 'start' });
  }, [target]);
}

/** What awaits an answer comes first, the nearest deadline at the top; then the newest. */
function byUrgency(one: Dispute, other: Dispute): number {
  const [a, b] = [isAwaitingResponse(one.status), isAwaitingResponse(other.status)];
  if (a !== b) return a ? -1 : 1;
  return a ? one.evidence_details.due_by - other.evidence_details.due_by : other.created - one.created;
}

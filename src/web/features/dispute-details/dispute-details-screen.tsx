import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { chargeOfDispute, getDispute } from '#contract/disputes.ts';
import { disputeId } from '#contract/operations.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { readQuery } from '#web/api/query-client.ts';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { disputeDetailsCopy as copy } from './dispute-details-copy.ts';

/** An address of older days: a dispute is shown on the page of its payment, so that page takes the place of this one. */
export function DisputeDetailsScreen() {
  const { id = '' } = useSearch({ from: '/payments/disputes/details' });
  const known = isDisputeId(id) ? id : undefined;
  const { data, isError, isFetching, refetch } = useQuery({
    ...readQuery(getDispute, { dispute_id: known ?? 'dp_' }),
    enabled: known !== undefined,
  });

  if (data) {
    const transaction_id = chargeOfDispute(data)?.balance_transaction ?? undefined;
    return (
      <Navigate
        to="/payments/transactions/details"
        search={{ id: data.payment_intent, transaction_id, type: 'dispute' }}
        replace
      />
    );
  }
  if (isError || known === undefined) {
    return (
      <Page title={copy.title}>
        <ErrorNotice title={copy.failedTitle} retrying={isFetching} onRetry={known && (() => refetch())}>
          {copy.failed}
        </ErrorNotice>
      </Page>
    );
  }
  return (
    <Page title={copy.waitingTitle} lead={copy.waiting}>
      <Skeleton count={5} label={copy.waiting} />
    </Page>
  );
}

const isDisputeId = (id: string): id is DisputeId => disputeId.safeParse(id).success;

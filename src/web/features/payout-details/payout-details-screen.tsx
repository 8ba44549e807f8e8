import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { AppError } from '#contract/kit/failure.ts';
import { isPayoutId } from '#domain/payouts/payout-id.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { FoundPayout } from './found-payout.tsx';
import { payoutDetailsCopy as copy } from './payout-details-copy.ts';
import { payoutQuery } from './payout-queries.ts';
import { WaitingPayout } from './waiting-payout.tsx';

/** One payout: what it is made of, where it is, and what left with it. An id that can be none is never asked for. */
export function PayoutDetailsScreen() {
  const { id } = useSearch({ from: '/payments/payouts/details' });
  return id !== undefined && isPayoutId(id) ? <OnePayout key={id} id={id} /> : <Missing />;
}

function OnePayout({ id }: { id: string }) {
  const payout = useQuery(payoutQuery(id));
  if (payout.isError && isMissing(payout.error)) return <Missing />;
  if (payout.isError) {
    return (
      <Page title={copy.title}>
        <ErrorNotice title={copy.failedRead} retrying={payout.isFetching} onRetry={() => payout.refetch()}>
          {failureWords(payout.error)}
        </ErrorNotice>
      </Page>
    );
  }
  return payout.data ? <FoundPayout payout={payout.data} /> : <WaitingPayout />;
}

const isMissing = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'resource_missing' || error.code === 'wcpay_route_validation_failure');

function Missing() {
  return (
    <Page title={copy.title}>
      <Notice
        kind="error"
        title={copy.notFound}
        actions={<LinkButton href={paths.payouts()}>{copy.back}</LinkButton>}
      >
        {copy.notFoundText}
      </Notice>
    </Page>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Payout } from '#contract/payouts.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { proofCopy as copy } from './payout-details-copy.ts';
import { proofQuery } from './payout-queries.ts';
import { ProvenCard } from './proven-card.tsx';

/** What a payout is made of, to the cent; what nobody can explain says so and by how much. */
export function PayoutProofCard({ payout }: { payout: Payout }) {
  const proof = useQuery(proofQuery(payout.id));
  if (proof.isError) {
    return (
      <Card title={copy.title}>
        <ErrorNotice title={copy.failed} retrying={proof.isFetching} onRetry={() => proof.refetch()}>
          {failureWords(proof.error)}
        </ErrorNotice>
      </Card>
    );
  }
  if (!proof.data) {
    return (
      <Card title={copy.title}>
        <Skeleton kind="rows" count={7} />
      </Card>
    );
  }
  return <ProvenCard payout={payout} proof={proof.data} />;
}

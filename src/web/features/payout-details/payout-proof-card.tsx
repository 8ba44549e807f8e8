import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import type { getPayoutProof, Payout } from '#contract/payouts.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { proofCopy as copy } from './payout-details-copy.ts';
import { proofQuery } from './payout-queries.ts';
import { ProofLines } from './proof-lines.tsx';

export type Proof = Reply<typeof getPayoutProof>;

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
  return <Proven payout={payout} proof={proof.data} />;
}

function Proven({ payout, proof }: { payout: Payout; proof: Proof }) {
  const { source, count, checked } = proof;
  const when = formatDateTime(checked, pageSettings().store);
  return (
    <Card
      title={copy.title}
      headEnd={
        <>
          {source === 'allocation' && <Chip plain>{copy.allocation}</Chip>}
          <span className="subtle">{copy.checked(copy.rows(count, countWords(count)), when)}</span>
        </>
      }
      foot={source === 'provider' && proof.carried_from === null && <span>{copy.foot}</span>}
    >
      <div className="stack" data-gap="small">
        {source === 'allocation' && (
          <Notice kind="quiet" label={copy.allocation}>
            {copy.allocationText}
          </Notice>
        )}
        {source === 'returned' && <p className="muted">{copy.returned}</p>}
        <ProofLines payout={payout} proof={proof} />
        {proof.unexplained !== 0 && <p className="muted">{copy.offText}</p>}
      </div>
    </Card>
  );
}

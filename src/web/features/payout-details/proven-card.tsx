import type { Payout } from '#contract/payouts.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { proofCopy as copy } from './payout-details-copy.ts';
import type { Proof } from './payout-queries.ts';
import { saveProof } from './proof-file.ts';
import { ProofLines } from './proof-lines.tsx';

/** The proof as it was read: who says so, the lines, and the same as a file. */
export function ProvenCard({ payout, proof }: { payout: Payout; proof: Proof }) {
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
      foot={
        <>
          {source === 'provider' && proof.carried_from === null && <span>{copy.foot}</span>}
          <Button kind="quiet" size="small" icon="download" push onClick={() => saveProof(payout, proof)}>
            {copy.download}
          </Button>
        </>
      }
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

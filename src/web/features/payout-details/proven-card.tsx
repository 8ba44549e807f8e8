import type { Payout } from '#contract/payouts.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { useAtBank } from '#web/blocks/at-bank/at-bank-queries.ts';
import { arrivalWords } from '#web/shared/arrival.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { countWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { proofCopy as copy } from './payout-details-copy.ts';
import { type Proof, proofPaperHref } from './payout-queries.ts';
import { saveProof } from './proof-file.ts';
import { ProofLines } from './proof-lines.tsx';

/** The proof as it was read: who says so, the lines, and the same as a file. */
export function ProvenCard({ payout, proof }: { payout: Payout; proof: Proof }) {
  const { source, count, checked } = proof;
  const when = formatDateTime(checked, pageSettings().store);
  const atBank = useAtBank([payout.id]).get(payout.id);
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
          {source === 'provider' && <span>{copy.foot}</span>}
          <div className="row push">
            <Button
              kind="quiet"
              size="small"
              icon="download"
              onClick={() => saveProof(payout, proof, atBank)}
            >
              {copy.download}
            </Button>
            <LinkButton
              kind="quiet"
              size="small"
              icon="document"
              href={proofPaperHref(payout.id)}
              download
              onClick={({ currentTarget }) => {
                currentTarget.href = proofPaperHref(payout.id);
              }}
            >
              {copy.paper}
            </LinkButton>
          </div>
        </>
      }
    >
      <div className="stack" data-gap="small">
        {source === 'allocation' && (
          <Notice kind="quiet" label={copy.allocation}>
            {copy.allocationText}
          </Notice>
        )}
        {source === 'returned' && <Returned payout={payout} proof={proof} />}
        <ProofLines payout={payout} proof={proof} atBank={atBank} />
        {proof.unexplained !== 0 && <p className="muted">{copy.offText}</p>}
      </div>
    </Card>
  );
}

/** Its money left with another payout, or still waits for one: either way its rows can be reached. */
function Returned({ payout, proof: { carried_into } }: { payout: Payout; proof: Proof }) {
  if (!carried_into) return <p className="muted">{sentences(copy.returned, copy.waitsForNext)}</p>;
  const day = arrivalWords(secondsOf(carried_into.date));
  return (
    <>
      <p className="muted">{copy.returned}</p>
      <p className="row">
        <Link href={paths.transactions({ deposit_id: carried_into.id, carried_from: payout.id })}>
          {copy.hadTaken}
        </Link>
        <Link href={paths.payout(carried_into.id)}>{copy.leftWith(day)}</Link>
      </p>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Payout } from '#contract/payouts.ts';
import { payoutFailureReason } from '#domain/payouts/payout-failure.ts';
import { payoutTypeLabel } from '#domain/payouts/payout-type-copy.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { labelOf } from '#domain/shared/word.ts';
import { WaitingApprovals } from '#web/blocks/approvals/waiting-approvals.tsx';
import { TeamNotes } from '#web/blocks/team-notes/team-notes.tsx';
import { arrivalWords } from '#web/shared/arrival.ts';
import { bankLink } from '#web/shared/bank-link.ts';
import { useDocumentTitle } from '#web/shared/document-title.ts';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { arrivalDay } from './arrival.ts';
import { AtBankCard } from './at-bank-card.tsx';
import { payoutDetailsCopy as copy, payoutTransactionsCopy } from './payout-details-copy.ts';
import { PayoutFacts } from './payout-facts.tsx';
import { PayoutProofCard } from './payout-proof-card.tsx';
import { proofQuery } from './payout-queries.ts';
import { PayoutSummary } from './payout-summary.tsx';
import { PayoutTransactions } from './payout-transactions.tsx';
import './payout-details.css';

export function FoundPayout({ payout }: { payout: Payout }) {
  const title = copy.titleOf(labelOf(payoutTypeLabel, payout.type), arrivalDay(payout));
  useDocumentTitle(title);
  return (
    <Page
      title={title}
      notices={
        <>
          {payout.status === 'failed' && <FailureNotice payout={payout} />}
          <WaitingApprovals subject="payouts" />
        </>
      }
    >
      <div className="stack">
        <div className="split">
          <div className="stack">
            <PayoutProofCard payout={payout} />
          </div>
          <div className="stack">
            <div className="first">
              <PayoutSummary payout={payout} />
            </div>
            <AtBankCard payout={payout} />
            <PayoutFacts payout={payout} />
          </div>
        </div>
        <Rows payout={payout} />
        <TeamNotes object_kind="payout" object_id={payout.id} />
      </div>
    </Page>
  );
}

/** Once the money has left again there is nothing to mend; until that is known, nobody is told to mend anything. */
function FailureNotice({ payout }: { payout: Payout }) {
  const link = bankLink(payout.currency);
  const proof = useQuery(proofQuery(payout.id));
  const later = proof.data?.carried_into;
  const said = payout.type === 'withdrawal' ? copy.withdrawalFailure : copy.payoutFailure;
  const mend = link !== false && !proof.isPending && <LinkButton href={link}>{copy.updateBank}</LinkButton>;
  return (
    <Notice
      kind={later ? 'warning' : 'error'}
      title={said.title}
      actions={later ? <LinkButton href={paths.payout(later.id)}>{copy.laterPayout}</LinkButton> : mend}
    >
      <p>
        <b>{copy.failureReason}</b>
        {payoutFailureReason(payout.failure_code, payout.failure_message)}
      </p>
      {!proof.isPending && <p>{later ? said.mended(arrivalWords(secondsOf(later.date))) : said.text}</p>}
    </Notice>
  );
}

/** The rows of any payout that the provider can itemise. Of the others the proof above says what is known all the same. */
function Rows({ payout }: { payout: Payout }) {
  const proof = useQuery(proofQuery(payout.id));
  if (payout.automatic || proof.data?.source === 'provider') return <PayoutTransactions payout={payout} />;
  return proof.isPending ? null : <InstantMessage />;
}

function InstantMessage() {
  return (
    <Card label={payoutTransactionsCopy.name}>
      <p>
        {copy.instantMessage} <Link href={paths.help('instant-payouts')}>{copy.learnMore}</Link>
      </p>
    </Card>
  );
}

import type { Dispute } from '#contract/disputes.ts';
import {
  disputeClosedAt,
  evidenceSubmittedAt,
  lostBecause,
  wasHandedIn,
} from '#domain/disputes/dispute-end.ts';
import { disputeMoney } from '#domain/disputes/dispute-money.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { money } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice, type NoticeKind } from '#web/ui/notice.tsx';
import { disputePanelCopy as copy } from './dispute-panel-copy.ts';

type Verdict = Readonly<{ kind: NoticeKind; text: string; hasEvidence: boolean }>;

/** How it stands once no answer is awaited: with the bank, or over. A charge that was refunded needs no words here. */
export function DisputeVerdict({ dispute }: { dispute: Dispute }) {
  const verdict = verdictOf(dispute);
  if (!verdict) return null;
  return (
    <Notice
      kind={verdict.kind}
      label={verdict.text}
      actions={verdict.hasEvidence && <Link href={paths.challenge(dispute.id)}>{copy.viewEvidence}</Link>}
    >
      {verdict.text}
    </Notice>
  );
}

const dateOf = (at: EpochSeconds | undefined): string =>
  at === undefined ? copy.unknownDate : formatDate(at, pageSettings().store);

function verdictOf(dispute: Dispute): Verdict | undefined {
  const submittedAt = evidenceSubmittedAt(dispute);
  const submitted = dateOf(submittedAt);
  const closed = dateOf(disputeClosedAt(dispute));
  const hasEvidence = submittedAt !== undefined;
  switch (dispute.status) {
    case 'under_review':
      return {
        kind: 'info',
        text: (wasHandedIn(dispute) ? copy.handedIn : copy.underReview)(submitted),
        hasEvidence: true,
      };
    case 'warning_under_review':
      return { kind: 'info', text: copy.inquiryUnderReview(submitted), hasEvidence: true };
    case 'won':
      return { kind: 'success', text: wonWords(dispute, closed), hasEvidence: true };
    case 'lost':
      return {
        kind: 'error',
        text: copy.lost[lostBecause(dispute)](closed, lostWords(dispute)),
        hasEvidence,
      };
    case 'warning_closed':
      return { kind: 'success', text: copy.inquiryClosed(closed), hasEvidence };
    default:
      return undefined;
  }
}

/** By the ledger where it knows, else by what was claimed. */
function lostWords({ amount, currency, balance_transactions }: Dispute): string {
  const moved = disputeMoney(balance_transactions);
  if (!moved) return copy.lostMoney(moneyWords(money(amount, currency)), undefined);
  return copy.lostMoney(
    moneyWords(money(moved.taken, moved.currency)),
    moved.fee === 0 ? undefined : moneyWords(money(moved.fee, moved.currency)),
  );
}

function wonWords({ amount, currency, balance_transactions }: Dispute, closed: string): string {
  const moved = disputeMoney(balance_transactions);
  if (!moved || moved.returned === 0) return copy.won(closed, moneyWords(money(amount, currency)), undefined);
  return copy.won(
    closed,
    moneyWords(money(moved.returned, moved.currency)),
    moved.feeReturned === 0 ? undefined : moneyWords(money(moved.feeReturned, moved.currency)),
  );
}

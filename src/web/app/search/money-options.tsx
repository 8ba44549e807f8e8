import type { Found, FoundDispute, FoundPayout, FoundTransaction } from '#contract/search.ts';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import { disputeStatusLabel } from '#domain/disputes/dispute-status-copy.ts';
import { disputeStatusStyle } from '#domain/disputes/dispute-status-style.ts';
import { paymentDetailsParameters } from '#domain/payments/payment-details-link.ts';
import { shownTransactionType } from '#domain/payments/transaction-type.ts';
import { transactionTypeLabel } from '#domain/payments/transaction-type-copy.ts';
import { type EpochSeconds, secondsOf } from '#domain/shared/time.ts';
import { labelOf } from '#domain/shared/word.ts';
import { arrivalWords } from '#web/shared/arrival.ts';
import { paths } from '#web/shared/paths.ts';
import { PayoutStatusChip } from '#web/shared/payout-status-chip.tsx';
import { moneyWords } from '#web/shared/store-format.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { FinderOption } from '#web/ui/finder.tsx';
import { onOneLine } from './on-one-line.tsx';
import { momentWords } from './option-words.ts';
import { searchCopy as copy } from './search-copy.ts';

export const payoutOption = (payout: FoundPayout): FinderOption => ({
  id: `payout-${payout.id}`,
  href: paths.payout(payout.id),
  icon: 'payout',
  title: moneyWords(payout, true),
  detail: onOneLine(payout.bankAccount, arrivalWords(secondsOf(payout.date))),
  mark: <PayoutStatusChip status={payout.status} type={payout.type} />,
});

export const disputeOption = (dispute: FoundDispute, now: EpochSeconds): FinderOption => ({
  id: `dispute-${dispute.id}`,
  href: paths.dispute(dispute.id),
  icon: 'shield',
  title: copy.dispute(moneyWords(dispute, true), dispute.customer_name),
  detail: onOneLine(disputeReasonLabel(dispute.reason), momentWords(dispute.created)),
  mark: (
    <Chip kind={disputeStatusStyle(dispute.status, dispute.due_by && secondsOf(dispute.due_by), now)}>
      {labelOf(disputeStatusLabel, dispute.status)}
    </Chip>
  ),
});

/** A movement opens the payment it is about; one that is about none is shown in its list. */
export function transactionOption(row: FoundTransaction): FinderOption {
  const { transaction_id } = row;
  const payment = paymentDetailsParameters(row);
  return {
    id: `transaction-${transaction_id}`,
    href: payment ? paths.payment(payment) : paths.transactions({ search: [transaction_id] }),
    icon: 'swap',
    title: copy.movement(labelOf(transactionTypeLabel, shownTransactionType(row)), moneyWords(row, true)),
    detail: onOneLine(transaction_id, momentWords(row.date)),
  };
}

export const loanOption = ({ id }: Found['loans'][number]): FinderOption => ({
  id: `loan-${id}`,
  href: paths.transactions({ loan_id_is: id, filter: 'advanced' }),
  icon: 'loan',
  title: copy.loan(id),
});

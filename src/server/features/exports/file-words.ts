import type { AUDIT_FILE_HEADS } from '#contract/audit-copy.ts';
import type { DISPUTE_COLUMNS } from '#domain/disputes/dispute-columns.ts';
import { disputeReasonLabels } from '#domain/disputes/dispute-reason-copy.ts';
import type { DisputeReason, DisputeStatus } from '#domain/disputes/dispute-status.ts';
import { disputeStatusLabel } from '#domain/disputes/dispute-status-copy.ts';
import type { RiskLevel } from '#domain/payments/risk-level.ts';
import { riskLevelCopy, riskLevelLabel } from '#domain/payments/risk-level-copy.ts';
import type { SalesChannel, SourceDevice } from '#domain/payments/sales-channel.ts';
import { salesChannelLabel, tapToPayLabel } from '#domain/payments/sales-channel-copy.ts';
import type { TRANSACTION_FILE_COLUMNS } from '#domain/payments/transaction-file-columns.ts';
import type { TransactionType } from '#domain/payments/transaction-type.ts';
import { transactionTypeLabel } from '#domain/payments/transaction-type-copy.ts';
import type { PAYOUT_COLUMNS } from '#domain/payouts/payout-columns.ts';
import { payoutColumnsCopy } from '#domain/payouts/payout-columns-copy.ts';
import { PAYOUT_STATUS_LABELS } from '#domain/payouts/payout-status-copy.ts';
import type { PayoutType } from '#domain/payouts/payout-type.ts';
import { payoutTypeLabel } from '#domain/payouts/payout-type-copy.ts';

type Words<Key extends PropertyKey> = Readonly<Record<Key, string>>;

/** The head of a column as the English file has it. */
type Head =
  | (typeof TRANSACTION_FILE_COLUMNS)[number]['label']
  | (typeof PAYOUT_COLUMNS)[number]['label']
  | (typeof DISPUTE_COLUMNS)[number]['label']
  | (typeof AUDIT_FILE_HEADS)[keyof typeof AUDIT_FILE_HEADS]
  | 'Dispute ID';

/** Everything of a file that is a word of ours. A word that is missing is an error of the compiler. */
export type FileWords = Readonly<{
  heads: Words<Head>;
  transactionTypes: Words<TransactionType>;
  channels: Words<SalesChannel>;
  devices: Words<SourceDevice>;
  risks: Words<RiskLevel>;
  payoutTypes: Words<PayoutType>;
  payoutStatuses: Words<keyof typeof PAYOUT_STATUS_LABELS>;
  disputeStatuses: Words<DisputeStatus>;
  disputeReasons: Words<DisputeReason>;
  /** Where there is nothing to say. */
  none: string;
}>;

const pairs = (english: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.entries(english).flatMap(([key, word]) => {
    const translated = other[key];
    return translated === undefined ? [] : [[word, translated] as const];
  });

type Pairs = readonly (readonly [english: string, other: string])[];

/** Under which head which words stand. Whatever else is in a column came from outside and stays as it is. */
export function wordsByHead(words: FileWords): ReadonlyMap<string, Pairs> {
  const statuses = pairs(PAYOUT_STATUS_LABELS, words.payoutStatuses);
  return new Map<Head, Pairs>([
    [
      'Type',
      [...pairs(transactionTypeLabel, words.transactionTypes), ...pairs(payoutTypeLabel, words.payoutTypes)],
    ],
    ['Channel', [...pairs(salesChannelLabel, words.channels), ...pairs(tapToPayLabel, words.devices)]],
    ['Risk level', [...pairs(riskLevelLabel, words.risks), [riskLevelCopy.notAssessed, words.none]]],
    ['Payout status', statuses],
    ['Status', [...statuses, ...pairs(disputeStatusLabel, words.disputeStatuses)]],
    ['Reason', pairs(disputeReasonLabels, words.disputeReasons)],
    ['Bank reference ID', [[payoutColumnsCopy.noReference, words.none]]],
  ]);
}

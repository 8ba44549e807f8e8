import type { Payout } from '#contract/payouts.ts';
import { moneyFieldText } from '#domain/shared/format-money.ts';
import { type Minor, money } from '#domain/shared/money.ts';
import { labelOf } from '#domain/shared/word.ts';
import { type CsvCell, csvFile } from '#web/shared/csv.ts';
import { saveText } from '#web/shared/save-text.ts';
import { proofCopy as copy } from './payout-details-copy.ts';
import type { Proof } from './payout-queries.ts';

/**
 * A table without gaps, so that the files of several payouts can be put under each other: every line names its payout, and
 * the last three say what the lines come to, what the bank got, and what is left between the two.
 */
function proofFile(payout: Payout, { lines, total, sent, unexplained, currency }: Proof): string {
  const row = (label: string, count: number | undefined, amount: Minor): readonly CsvCell[] => [
    payout.id,
    payout.bank_reference_key ?? '',
    label,
    count === undefined ? '' : { number: String(count) },
    { number: moneyFieldText(money(amount, currency)) },
    currency.toUpperCase(),
  ];
  return csvFile(copy.file.heads, [
    ...lines.map(({ kind, count, amount }) => row(labelOf(copy.lines, kind), count, amount)),
    row(copy.total, undefined, total),
    row(payout.type === 'withdrawal' ? copy.taken : copy.sent, undefined, sent),
    row(copy.file.unexplained, undefined, unexplained),
  ]);
}

/** Made in the browser from what is on the screen. */
export const saveProof = (payout: Payout, proof: Proof): void =>
  saveText(proofFile(payout, proof), copy.file.name(payout.id), 'text/csv;charset=utf-8');

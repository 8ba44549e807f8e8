import type { AtBank } from '#contract/bank-matching.ts';
import type { Payout } from '#contract/payouts.ts';
import { linesWords } from '#domain/bank/at-bank-words.ts';
import { DIFFERENCE_WORDS } from '#domain/bank/at-bank-words-copy.ts';
import { proofAtBank } from '#domain/bank/proof-at-bank.ts';
import { PROOF_END_WORDS } from '#domain/payouts/proof-words-copy.ts';
import { moneyFieldText } from '#domain/shared/format-money.ts';
import { type Minor, minor, money } from '#domain/shared/money.ts';
import { labelOf } from '#domain/shared/word.ts';
import { type CsvCell, csvFile } from '#web/shared/csv.ts';
import { saveText } from '#web/shared/save-text.ts';
import { proofCopy as copy } from './payout-details-copy.ts';
import type { Proof } from './payout-queries.ts';

/**
 * A table without gaps, so that the files of several payouts can be put under each other: every line names its payout, and
 * the last ones say what the lines come to, what the bank got, what it booked once a statement says so, and what is left.
 */
function proofFile(payout: Payout, proof: Proof, atBank: AtBank | undefined): string {
  const { lines, total, sent, unexplained, currency } = proof;
  const booked = proofAtBank(atBank);
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
    ...(booked && booked.difference !== 0
      ? [row(labelOf(DIFFERENCE_WORDS, booked.reason ?? 'other'), undefined, minor(booked.difference))]
      : []),
    ...(booked && atBank
      ? [row(PROOF_END_WORDS.bookedIn(linesWords(atBank.lines)), undefined, minor(booked.booked))]
      : []),
    row(copy.file.unexplained, undefined, unexplained),
  ]);
}

/** Made in the browser from what is on the screen. */
export const saveProof = (payout: Payout, proof: Proof, atBank: AtBank | undefined): void =>
  saveText(proofFile(payout, proof, atBank), copy.file.name(payout.id), 'text/csv;charset=utf-8');

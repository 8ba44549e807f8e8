import type { BankFileProblem } from '#domain/bank/statement-problem.ts';
import { bankFileProblemWords } from '#domain/bank/statement-problem-words.ts';
import { bankFailuresCopy } from './bank-failures-copy.ts';
import { failure, refusal, worded } from './catalogue-entry.ts';

/** Why a bank's file was not imported. Nothing of it was, whichever it is. */
export const BANK_FAILURES = {
  bank_file_refused: failure<{ problem: BankFileProblem; line: number | null }>(422, ({ problem, line }) =>
    bankFileProblemWords(problem, line),
  ),
  ...worded(bankFailuresCopy, {
    bank_file_too_large: refusal<{ limit_bytes: number }>(400),
    bank_file_unreadable: refusal<{ count: number; line: number }>(422),
    bank_file_asks: refusal<{ asks: readonly string[] }>(409),
    bank_file_imported: refusal<{ name: string; imported: string }>(409),
    bank_file_difference: refusal<{ difference: number; currency: string }>(409),
    bank_account_currency: refusal<{ account: string; file: string }>(409),
  }),
};

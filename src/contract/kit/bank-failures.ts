import type { BankFileProblem } from '#domain/bank/statement-problem.ts';
import { bankFileProblemWords } from '#domain/bank/statement-problem-words.ts';
import { failure } from './catalogue-entry.ts';

/** Why a bank's file was not imported. Nothing of it was, whichever it is. */
export const BANK_FAILURES = {
  bank_file_refused: failure<{ problem: BankFileProblem; line: number | null }>(422, ({ problem, line }) =>
    bankFileProblemWords(problem, line),
  ),
  bank_file_too_large: failure<{ limit_bytes: number }>(
    400,
    'This file is larger than 32 MB. Download fewer days at a time and choose these files together.',
  ),
  bank_file_unreadable: failure<{ count: number; line: number }>(422, ({ count, line }) =>
    count === 1
      ? `Line ${line} of this file cannot be read, so nothing was imported. Download it from your bank again.`
      : `${count} lines of this file cannot be read, the first is line ${line}. Nothing was imported. Download it from your bank again.`,
  ),
  bank_file_asks: failure<{ asks: readonly string[] }>(
    409,
    'This file does not say everything that is needed. Look at its preview, answer what is asked there, and import it then.',
  ),
  bank_file_imported: failure<{ name: string; imported: string }>(
    409,
    ({ name }) => `This file was imported before, as “${name}”. Nothing was added.`,
  ),
  bank_file_difference: failure<{ difference: number; currency: string }>(
    409,
    'The lines of this file do not add up to its closing balance, so nothing was imported. Look at its preview; to import it all the same, say so there.',
  ),
  bank_account_currency: failure<{ account: string; file: string }>(
    409,
    ({ account, file }) =>
      `The account you chose is in ${account.toUpperCase()} and this file is in ${file.toUpperCase()}. Choose another account.`,
  ),
};

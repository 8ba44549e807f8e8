import { spoken } from '../shared/spoken.ts';
import type { BankFileProblem, LineProblem } from './statement-problem.ts';

/** Why a whole file is not read. */
export const BANK_FILE_PROBLEM_WORDS = spoken('domain/bank/statement-problem-copy#BANK_FILE_PROBLEM_WORDS', {
  empty: 'This file is empty.',
  kind: 'This is no bank statement that can be read. Download it from your bank as CAMT.053, MT940, OFX, QIF or CSV.',
  camt_052:
    'This is a report of the running day (camt.052), which still changes. Download the statement (camt.053) instead.',
  camt_054:
    'This is a notice about single bookings (camt.054), and no statement. Download the statement (camt.053) instead.',
  mt942:
    'This is a report of the running day (MT942), which still changes. Download the statement (MT940) instead.',
  bai2: 'This is a BAI2 file, which cannot be read. Download the statement as CSV or OFX instead.',
  card_statement:
    'This is the statement of a credit card, where no payouts arrive. Download that of the account they go to.',
  doctype:
    'This file declares parts of its own, which no bank does. It was not opened. Download it from your bank again and choose the new one.',
  damaged: 'This file is damaged. Download it from your bank again and choose the new one.',
  cut_off: 'This file ends in the middle. Download it from your bank again and choose the new one.',
  no_account_currency:
    'This file does not say in which currency the account is. Download it in another format, or choose the columns yourself.',
  no_lines: 'There is no booking in this file. Choose other days at your bank.',
  too_many_lines:
    'This file has more than 200,000 lines. Download fewer days at a time and choose these files together.',
  zip: 'This archive cannot be unpacked: it is damaged, locked with a password, or too large. Unpack it on your computer and choose the files in it.',
  mail: 'No file that could be a statement is attached to this mail. Save the statement that your bank sent, and choose it.',
  too_heavy:
    'This file takes too long or too much memory to read. Download fewer days at a time and choose these files together.',
} as const satisfies Record<BankFileProblem, string>);

/** Why a line of a file is not read. */
export const LINE_PROBLEM_WORDS = spoken('domain/bank/statement-problem-copy#LINE_PROBLEM_WORDS', {
  day: 'no day that can be read',
  amount: 'no amount that can be read',
  decimals: 'more decimals than the currency has',
  currency: 'no currency that is known',
  other_currency: 'another currency than that of its account',
  sign: 'nothing says whether the money came or went',
  cells: 'fewer columns than the header has',
} as const satisfies Record<LineProblem, string>);

export const statementProblemCopy = spoken('domain/bank/statement-problem-copy#statementProblemCopy', {
  /** A problem of the whole file, where a line of it is to blame. */
  onLine: (line: number, problem: string) => `Line ${line}: ${problem}`,
} as const);

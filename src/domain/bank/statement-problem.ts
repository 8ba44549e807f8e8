/** Why a whole file is not read. */
export type BankFileProblem =
  | 'empty'
  | 'kind'
  | 'camt_052'
  | 'camt_054'
  | 'mt942'
  | 'bai2'
  | 'card_statement'
  | 'doctype'
  | 'damaged'
  | 'cut_off'
  | 'no_account_currency'
  | 'no_lines'
  | 'too_many_lines'
  | 'zip'
  | 'too_heavy';

const AGAIN = 'Download it from your bank again and choose the new one.';

export const BANK_FILE_PROBLEM_WORDS: Readonly<Record<BankFileProblem, string>> = {
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
  doctype: `This file declares parts of its own, which no bank does. It was not opened. ${AGAIN}`,
  damaged: `This file is damaged. ${AGAIN}`,
  cut_off: `This file ends in the middle. ${AGAIN}`,
  no_account_currency:
    'This file does not say in which currency the account is. Download it in another format, or choose the columns yourself.',
  no_lines: 'There is no booking in this file. Choose other days at your bank.',
  too_many_lines:
    'This file has more than 200,000 lines. Download fewer days at a time and choose these files together.',
  zip: 'This archive cannot be unpacked: it is damaged, locked with a password, or too large. Unpack it on your computer and choose the files in it.',
  too_heavy:
    'This file takes too long or too much memory to read. Download fewer days at a time and choose these files together.',
};

/** Why a line of a file is not read. */
export type LineProblem = 'day' | 'amount' | 'decimals' | 'currency' | 'sign' | 'cells';

export const LINE_PROBLEM_WORDS: Readonly<Record<LineProblem, string>> = {
  day: 'no day that can be read',
  amount: 'no amount that can be read',
  decimals: 'more decimals than the currency has',
  currency: 'no currency that is known',
  sign: 'nothing says whether the money came or went',
  cells: 'fewer columns than the header has',
};

/** What a reader throws at a text it cannot go on with. The one who asked for the reading catches it. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly problem: BankFileProblem;
  readonly line: number | undefined;
  constructor(problem: BankFileProblem, line?: number) {
    super(`a bank's file: ${problem}`);
    this.problem = problem;
    this.line = line;
  }
}

/** "Line 12: …", where a line is to blame. */
export const bankFileProblemWords = (problem: BankFileProblem, line: number | null): string =>
  line === null ? BANK_FILE_PROBLEM_WORDS[problem] : `Line ${line}: ${BANK_FILE_PROBLEM_WORDS[problem]}`;

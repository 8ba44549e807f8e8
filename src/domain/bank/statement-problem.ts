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
  | 'mail'
  | 'too_heavy';

/** Why a line of a file is not read. */
export type LineProblem = 'day' | 'amount' | 'decimals' | 'currency' | 'other_currency' | 'sign' | 'cells';

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

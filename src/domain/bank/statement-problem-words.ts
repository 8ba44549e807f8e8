import type { BankFileProblem } from './statement-problem.ts';
import { BANK_FILE_PROBLEM_WORDS, statementProblemCopy as copy } from './statement-problem-copy.ts';

/** "Line 12: …", where a line is to blame. */
export const bankFileProblemWords = (problem: BankFileProblem, line: number | null): string =>
  line === null ? BANK_FILE_PROBLEM_WORDS[problem] : copy.onLine(line, BANK_FILE_PROBLEM_WORDS[problem]);

import { type Minor, minor } from '../shared/money.ts';
import type { BankLine } from './bank-line.ts';
import type { BankStatement } from './bank-statement.ts';
import { UnreadableFile } from './statement-problem.ts';

type Counted = Pick<BankStatement, 'opening' | 'closing' | 'lines'>;

const bookedSum = (lines: readonly BankLine[]): number =>
  lines.reduce((sum, { amount, status }) => sum + (status === 'booked' ? amount : 0), 0);

/** No account holds more than can be counted exactly; a file that says so is not of a bank. */
function exact(sum: number): Minor {
  if (!Number.isSafeInteger(sum)) throw new UnreadableFile('damaged');
  return minor(sum);
}

/** Closing less opening and all that was booked: 0 where it adds up, nothing where the file does not tell both. */
export function statementDifference({ opening, closing, lines }: Counted): Minor | null {
  if (opening === null || closing === null) return null;
  return exact(closing - opening - bookedSum(lines));
}

/**
 * Banks do not agree whether a reversal's mark already turned its sign. Where the statement only adds up the other way round,
 * that is what this bank meant.
 */
export function withSettledSigns(statement: BankStatement): BankStatement {
  if (!statementDifference(statement) || !statement.lines.some(({ isReversal }) => isReversal))
    return statement;
  const turned = {
    ...statement,
    lines: statement.lines.map((line) =>
      line.isReversal && line.amount !== 0 ? { ...line, amount: minor(-line.amount) } : line,
    ),
  };
  return statementDifference(turned) === 0 ? turned : statement;
}

/** Of two balances of which the file tells one, the other follows. It proves nothing, and no difference is told. */
export function withBothBalances({ opening, closing, lines }: Counted): Pick<Counted, 'opening' | 'closing'> {
  const sum = bookedSum(lines);
  if (opening === null && closing !== null) return { opening: exact(closing - sum), closing };
  if (opening !== null && closing === null) return { opening, closing: exact(opening + sum) };
  return { opening, closing };
}

type Told = Readonly<{ from: string; to: string; opening: number | null; closing: number | null }>;
export type StatementGap = Readonly<{ after: string; before: string; amount: Minor }>;

/** Where an account's statements do not follow on each other: between these days, so much moved that no file tells. */
export function statementGaps(statements: readonly Told[]): readonly StatementGap[] {
  const inOrder = [...statements].sort(
    (one, other) => compare(one.from, other.from) || compare(one.to, other.to),
  );
  const gaps: StatementGap[] = [];
  let last: Told | undefined;
  for (const next of inOrder) {
    const isApart = last !== undefined && next.from > last.to;
    if (last && isApart && last.closing !== null && next.opening !== null && last.closing !== next.opening)
      gaps.push({ after: last.to, before: next.from, amount: minor(next.opening - last.closing) });
    // One that lies within what is known already tells nothing about what follows.
    if (last === undefined || next.to >= last.to) last = next;
  }
  return gaps;
}
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

import { expect } from 'vitest';
import { readStatements } from '#domain/bank/read-statements.ts';
import { statementDifference } from '#domain/bank/statement-balance.ts';
import type { DayOrder } from '#domain/bank/written-day.ts';
import type { Currency } from '#domain/shared/money.ts';

type Known = Readonly<{ dayOrder?: DayOrder; currency?: Currency }>;

/** A statement of which every line can be read. */
export function read(text: string, known: Known = {}) {
  const reading = readStatements(text, known);
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
  expect(reading.unreadable).toEqual([]);
  return reading;
}

export const brief = (text: string, known?: Known) =>
  read(text, known).statements.map((statement) => ({
    account: statement.account,
    currency: statement.currency as string,
    difference: statementDifference(statement) as number | null,
    lines: statement.lines.map(({ bookedOn, amount }) => [bookedOn, amount] as const),
  }));

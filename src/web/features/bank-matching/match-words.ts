import type { BankMatch } from '#contract/bank-matching.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { dayWords, moneyWords } from '#web/shared/store-format.ts';
import { bankMatchingCopy as copy } from './bank-matching-copy.ts';

/** A line in the name of a control: how much, and when. */
export const lineName = ({ lines }: BankMatch): string =>
  listCopy.clauses(
    lines.map(({ amount, currency, booked_on }) =>
      copy.withDay(moneyWords(money(amount, currency)), dayWords(booked_on)),
    ),
  );

function payoutName({ leg, amount, currency, arrives }: BankMatch['payouts'][number]): string {
  const words = moneyWords(money(Math.abs(amount), currency));
  return copy.withDay(
    leg === 'return' ? copy.returnOf(words) : copy.payoutOf(words),
    copy.expected(dayWords(arrives)),
  );
}

/** What a match is about, in one line. */
export const matchName = (match: BankMatch): string =>
  match.payouts.length === 0
    ? lineName(match)
    : copy.rowName(lineName(match), listCopy.clauses(match.payouts.map(payoutName)));

/** More of them are counted, not named. */
const NAMED_MAX = 3;

/** What was matched just now: how many lines, what they come to in each currency, and with which payouts. */
export function matchedWords(
  matches: readonly Pick<BankMatch, 'lines' | 'payouts'>[],
  payouts: readonly string[] = matches.flatMap((match) => match.payouts.map(payoutName)),
): string {
  const lines = matches.flatMap((match) => match.lines);
  const sums = new Map<Currency, number>();
  for (const { amount, currency } of lines) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return copy.matched(
    lines.length,
    listCopy.listed([...sums].map(([currency, sum]) => moneyWords(money(sum, currency)))),
    payouts.length > NAMED_MAX ? copy.manyPayouts(payouts.length) : listCopy.clauses(payouts),
  );
}

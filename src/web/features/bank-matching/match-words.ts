import type { BankMatch } from '#contract/bank-matching.ts';
import { money } from '#domain/shared/money.ts';
import { dayWords, moneyWords } from '#web/shared/store-format.ts';
import { bankMatchingCopy as copy } from './bank-matching-copy.ts';

/** A line in the name of a control: how much, and when. */
export const lineName = ({ lines }: BankMatch): string =>
  lines
    .map(({ amount, currency, booked_on }) =>
      copy.withDay(moneyWords(money(amount, currency)), dayWords(booked_on)),
    )
    .join('; ');

const payoutName = ({ payouts }: BankMatch): string =>
  payouts
    .map(({ leg, amount, currency, arrives }) => {
      const words = moneyWords(money(Math.abs(amount), currency));
      return copy.withDay(
        leg === 'return' ? copy.returnOf(words) : copy.payoutOf(words),
        copy.expected(dayWords(arrives)),
      );
    })
    .join('; ');

/** What a match is about, in one line. */
export const matchName = (match: BankMatch): string =>
  match.payouts.length === 0 ? lineName(match) : copy.rowName(lineName(match), payoutName(match));

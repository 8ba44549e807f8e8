import type { BankDay } from '../payouts/payout-schedule.ts';
import { grouped } from '../shared/grouped.ts';

type ReversibleLine = Readonly<{
  id: string;
  account: string;
  currency: string;
  amount: number;
  day: BankDay;
  isReversal: boolean;
}>;

/** A bank takes a booking back within this time; on the statement of one day the two may stand in either order. */
const TAKEN_BACK_WITHIN_DAYS = 30;

/** Which line undoes which: opposite amounts of one account where neither side has a choice. By the id of either. */
export function reversalPairs(lines: readonly ReversibleLine[]): ReadonlyMap<string, string> {
  const key = ({ account, currency }: ReversibleLine, amount: number) => `${account} ${currency} ${amount}`;
  const undone = grouped(
    lines.filter(({ isReversal }) => !isReversal),
    (line) => key(line, line.amount),
  );
  const candidates = lines
    .filter(({ isReversal }) => isReversal)
    .flatMap((undoing) =>
      (undone.get(key(undoing, -undoing.amount)) ?? [])
        .filter(({ day }) => day <= undoing.day && undoing.day - day <= TAKEN_BACK_WITHIN_DAYS)
        .map((line) => ({ line, undoing })),
    );
  const ofLine = grouped(candidates, ({ line }) => line.id);
  const ofUndoing = grouped(candidates, ({ undoing }) => undoing.id);
  return new Map(
    candidates
      .filter(
        ({ line, undoing }) => ofLine.get(line.id)?.length === 1 && ofUndoing.get(undoing.id)?.length === 1,
      )
      .flatMap(({ line, undoing }) => [[line.id, undoing.id] as const, [undoing.id, line.id] as const]),
  );
}

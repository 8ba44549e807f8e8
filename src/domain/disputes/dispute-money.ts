import { assert } from '../shared/assert.ts';
import { type Currency, type Minor, minor } from '../shared/money.ts';
import type { Word } from '../shared/word.ts';

type Movement = Readonly<{
  reporting_category: Word<'dispute' | 'dispute_reversal'>;
  currency: Currency;
  amount: Minor;
  fee: Minor;
}>;

/** What a dispute took from the balance and gave back to it, by the ledger; every part counts up from zero. */
export type DisputeMoney = Readonly<{
  currency: Currency;
  taken: Minor;
  fee: Minor;
  returned: Minor;
  feeReturned: Minor;
  /** What it has cost so far: nothing once all of it came back. */
  cost: Minor;
}>;

/** Nothing where no money has moved, as with an inquiry. */
export function disputeMoney(movements: readonly Movement[]): DisputeMoney | undefined {
  const [first] = movements;
  if (!first) return undefined;
  const { currency } = first;
  assert(
    movements.every((movement) => movement.currency === currency),
    'a dispute moves money in one currency',
  );
  const sum = (category: Movement['reporting_category'], part: 'amount' | 'fee'): number =>
    movements
      .filter(({ reporting_category }) => reporting_category === category)
      .reduce((total, movement) => total + movement[part], 0);

  const taken = 0 - sum('dispute', 'amount'); // Turned by subtraction: a minus sign would make nothing into -0.
  const fee = sum('dispute', 'fee');
  const returned = sum('dispute_reversal', 'amount');
  const feeReturned = 0 - sum('dispute_reversal', 'fee');
  return {
    currency,
    taken: minor(taken),
    fee: minor(fee),
    returned: minor(returned),
    feeReturned: minor(feeReturned),
    cost: minor(taken + fee - returned - feeReturned),
  };
}

import fc from 'fast-check';
import { AppError } from '#contract/kit/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import { currency as asCurrency, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { Dump } from '#provider/simulator/books/memory-store.ts';
import { transitionProblem } from '#provider/simulator/core/transitions.ts';
import type { Bench } from './bench.ts';
import { readBooks } from './books.ts';
import { brokenInvariants } from './invariants.ts';
import { type Step, takeStep } from './steps.ts';

const CURRENCIES = ['usd', 'eur', 'jpy', 'gbp', 'kwd', 'cad'];
const CARDS = [
  '4242424242424242',
  '4242424242424242',
  '4000000000000002',
  '4000000000000259',
  '4000000000001976',
  '4000000404000079',
  '4000000000007726',
  '4000000000005126',
  '4000000000000077',
  '4000002760003184',
  '4000008260000000',
  'sepa_debit',
  'sepa_debit_bounces',
  'sepa_debit_processing',
  '4000000000007742',
  '4000000000002750',
  'ideal',
];

const pick = fc.nat({ max: 1000 });
const share = fc.integer({ min: 1, max: 100 });

/** Anything a customer, a merchant, a bank or time can do, in numbers that are read against whatever exists by then. */
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      amount: fc.integer({ min: 20, max: 60_000 }).map(minor),
      currency: fc.constantFrom(...CURRENCIES).map(asCurrency),
      card: fc.constantFrom(...CARDS),
      capture: fc.constantFrom('automatic' as const, 'manual' as const),
      atReader: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('capture' as const), pick, share }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('confirm' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), pick }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('refund' as const), pick, share }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('dispute' as const), pick, share, inquiry: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('respond' as const), pick, submit: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('accept' as const), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      pick,
      outcome: fc.constantFrom(
        'won' as const,
        'lost' as const,
        'warning_closed' as const,
        'escalated' as const,
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('instant' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail_payout' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('new_bank' as const), pick, fails: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lend' as const), share }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('hold_back' as const), pick, share, isFreed: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('schedule' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('repeat' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.constantFrom(1, 2, 3, 4, 5, 7, 10, 40, 65),
    }),
  },
);
export const history = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: 1, maxLength, size: 'max' });

/** Lives through a history and checks the books after every step; a refusal must have changed nothing. */
export async function live(steps: readonly Step[], bench: Bench): Promise<void> {
  let before = await bench.dump();
  let repeat: (() => Promise<void>) | undefined;
  for (const [index, one] of steps.entries()) {
    const size = { ledger: before.ledger.length, events: before.events.length };
    try {
      if (one.do === 'repeat') await repeat?.();
      else if (one.do === 'wait')
        await bench.controls.setClock(epochSeconds((await bench.controls.now()) + one.days * DAY_S));
      else repeat = (await takeStep(one, readBooks(before), bench, `key-${index}`)) ?? repeat;
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      const { ledger, events } = await bench.dump();
      assert(
        ledger.length === size.ledger && events.length === size.events,
        `${refusal.code} changed nothing`,
      );
    }
    const after = await bench.dump();
    // Time may carry a thing through several statuses; the provider itself checks each of those.
    const moves = one.do === 'wait' ? [] : brokenTransitions(before, after);
    const problems = [...brokenInvariants(readBooks(after)), ...moves];
    assert(problems.length === 0, `after ${JSON.stringify(one)}: ${problems.join('; ')}`);
    before = after;
  }
}

/** I5: whatever became something else in this step was allowed to. */
function brokenTransitions(before: Dump, after: Dump): readonly string[] {
  const known = new Map(before.objects.map((object) => [`${object.kind} ${object.id}`, object]));
  return after.objects.flatMap((object) => {
    const was = known.get(`${object.kind} ${object.id}`);
    if (!was || was.value === object.value) return [];
    return transitionProblem(was, object) ?? [];
  });
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#contract/kit/errors.ts';
import { isReaderFee } from '#domain/payments/transaction-type.ts';
import { type ProofGroup, payoutProof } from '#domain/payouts/payout-proof.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { BalanceTransaction, Payout } from '#provider/provider-objects.ts';
import { openMemorySimulator } from '#provider/simulator/memory-simulator.ts';
import { rounds } from '#tests/rounds.ts';
import { readBooks } from './books.ts';
import { history } from './history.ts';
import { type Step, takeStep } from './steps.ts';

/** A run can be repeated with SAFETY_SEED. */
const RUNS = rounds(60, 300, 1000);
const STEPS_MAX = 30;
const seed = Number(process.env.SAFETY_SEED ?? 20_261_115);
const START = epochSeconds(1_772_700_000); // Thursday, 5 March 2026.

/** Lives a history without looking, and then for half a year, so that whatever can be paid out was. */
async function booksAfter(steps: readonly Step[]) {
  const simulator = openMemorySimulator(START);
  const bench = await simulator.openAccount({ account_id: 'acct_proofs', currencies: ['usd', 'eur', 'jpy'] });
  const dump = async () => {
    const { objects, ledger, events } = simulator.store.dump('acct_proofs');
    return { objects, ledger: [...ledger], events: [...events] };
  };
  const wait = async (days: number) =>
    bench.controls.setClock(epochSeconds((await bench.controls.now()) + days * DAY_S));
  for (const [index, step] of steps.entries()) {
    try {
      if (step.do === 'wait') await wait(step.days);
      else if (step.do !== 'repeat')
        await takeStep(step, readBooks(await dump()), { ...bench, dump }, `key-${index}`);
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
    }
  }
  await wait(10);
  return readBooks(await dump());
}

const groupOf = ({ type, amount, fee, net, metadata }: BalanceTransaction): ProofGroup => ({
  type,
  is_reader_fee: isReaderFee({ type, metadata }),
  carried: false,
  shared: false,
  count: 1,
  amount,
  fees: fee,
  net,
});
const proofOf = (payout: Payout, transactions: readonly BalanceTransaction[]) =>
  payoutProof(payout, transactions.filter((one) => one.payout === payout.id).map(groupOf));

test(`every payout of ${RUNS} random histories is explained to the cent; one cent off is not`, async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(history(STEPS_MAX), async (steps) => {
      const books = await booksAfter(steps);
      for (const payout of books.all('payout')) {
        const proof = proofOf(payout, books.all('transaction'));
        expect(proof.unexplained, `${payout.id} ${payout.status} ${payout.method}`).toBe(0);
        expect(proof.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(proof.sent);
        const kind = `${payout.method} ${payout.type} ${payout.status === 'failed' ? 'failed' : 'sent'}`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        if (payout.status === 'failed') continue;
        const planted = { ...payout, amount: payout.amount + 1 };
        expect(
          payoutProof(
            planted,
            books
              .all('transaction')
              .filter((one) => one.payout === payout.id)
              .map(groupOf),
          ).unexplained,
        ).toBe(1);
      }
    }),
    { seed, numRuns: RUNS },
  );
  // A property over nothing would hold too: every kind of payout was among them.
  for (const kind of [
    'standard deposit sent',
    'standard deposit failed',
    'instant deposit sent',
    'standard withdrawal sent',
  ])
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
}, 240_000);

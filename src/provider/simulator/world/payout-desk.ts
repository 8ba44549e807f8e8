import { assert } from '#domain/shared/assert.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { type Day, isBankDay, startOf } from './calendar.ts';
import { PAYOUT_FAILURES } from './payout-failures.ts';
import {
  arrivalOf,
  DELAY_DAYS,
  instantPayout,
  payoutMinimum,
  scheduledAt,
  scheduledPayout,
  vainPayout,
} from './payouts.ts';
import type { RowBatches } from './row-batches.ts';
import type { Scenario } from './scenarios.ts';
import type { Random } from './seeded-random.ts';
import type { OpenRow } from './transaction-rows.ts';
import type { WorldPayout } from './world-rows.ts';

/** The shop's money on its way to the bank: what came in waits, and leaves with the first payout that may take it. */
export type PayoutDesk = Readonly<{
  receive(row: OpenRow, on: Day): void;
  /** The payouts of a day; they take what came before it. */
  run(day: Day): void;
  /** Hands on what no payout took yet. */
  close(): void;
}>;

const FAILED_SHARE = 0.011;
const CANCELED_SHARE = 0.004;
const INSTANT_SHARE = 0.02;

type Waiting = Readonly<{ row: OpenRow; available: Day }>;
type Queue = { currency: string; waiting: Waiting[]; heldUntil: Day };

const total = (waiting: readonly Waiting[]): number => waiting.reduce((sum, { row }) => sum + row.net, 0);

/** The rows whose money may leave by a day. They came in order of day, so they stand in front. */
function availableIn({ waiting }: Queue, day: Day): readonly Waiting[] {
  const later = waiting.findIndex(({ available }) => available > day);
  return later === -1 ? waiting.slice() : waiting.slice(0, later);
}

type Office = Readonly<{ scenario: Scenario; random: Random; now: EpochSeconds; batches: RowBatches }>;

/** Takes rows from the front of a queue and gives them the payout they leave with. */
function send({ batches }: Office, queue: Queue, count: number, payout: WorldPayout): void {
  batches.add('payouts', payout);
  for (const { row } of queue.waiting.splice(0, count)) {
    row.deposit_id = payout.id;
    batches.add('transactions', row);
  }
}

/** The shop wants its money at once: everything that waits, available or not. */
function runInstant(office: Office, queue: Queue, day: Day): void {
  const sum = total(queue.waiting);
  if (sum < payoutMinimum(queue.currency)) return;
  const payout = instantPayout(office.random, queue.currency, day, sum, office.now);
  if (payout) send(office, queue, queue.waiting.length, payout);
}

export function openPayoutDesk(
  scenario: Scenario,
  random: Random,
  now: EpochSeconds,
  batches: RowBatches,
): PayoutDesk {
  const office: Office = { scenario, random, now, batches };
  const queues = scenario.storeCurrencies.map((currency): Queue => ({ currency, waiting: [], heldUntil: 0 }));
  let failures = 0;

  /** Sometimes the bank sends money back, which holds the next payouts until it has returned, or the shop calls it off. */
  const comesToNothing = (queue: Queue, day: Day, amount: number): boolean => {
    const isOver = startOf(arrivalOf(day)) <= now;
    if (!scenario.isEventful || !isOver || amount < 0) return false;
    if (random.chance(FAILED_SHARE)) {
      const [failure_code, failure_message] = PAYOUT_FAILURES[failures % PAYOUT_FAILURES.length] ?? [
        null,
        null,
      ];
      const failed = { status: 'failed', amount, failure_code, failure_message } as const;
      failures += 1;
      queue.heldUntil = arrivalOf(day);
      batches.add('payouts', vainPayout(random, queue.currency, day, failed));
      return true;
    }
    if (!random.chance(CANCELED_SHARE)) return false;
    const canceled = { status: 'canceled', amount, failure_code: null, failure_message: null } as const;
    batches.add('payouts', vainPayout(random, queue.currency, day, canceled));
    return true;
  };

  const runScheduled = (queue: Queue, day: Day): void => {
    const rows = availableIn(queue, day);
    const amount = total(rows);
    const isTooSmall = amount >= 0 && amount < payoutMinimum(queue.currency);
    if (rows.length === 0 || isTooSmall || comesToNothing(queue, day, amount)) return;
    send(office, queue, rows.length, scheduledPayout(random, queue.currency, day, amount, now));
  };

  return {
    receive: (row, on) => {
      const queue = queues.find(({ currency }) => currency === row.currency);
      assert(queue, `${row.currency} is a currency the shop is paid out in`);
      queue.waiting.push({ row, available: on + DELAY_DAYS });
    },
    run: (day) => {
      if (scheduledAt(day) > now) return;
      for (const queue of queues.filter(({ heldUntil }) => heldUntil <= day)) {
        const isMain = queue === queues[0];
        if (isMain && scenario.isEventful && random.chance(INSTANT_SHARE)) runInstant(office, queue, day);
        else if (isBankDay(day)) runScheduled(queue, day);
      }
    },
    close: () => {
      for (const { row } of queues.flatMap(({ waiting }) => waiting.splice(0)))
        batches.add('transactions', row);
    },
  };
}

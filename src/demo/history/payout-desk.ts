import { PAYOUT_FAILURE_CODES, type PayoutFailureCode } from '#domain/payouts/payout-failure.ts';
import { assert } from '#domain/shared/assert.ts';
import { currency as asCurrency, type Currency } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Payout } from '#provider/provider-objects.ts';
import { type Day, dayOf, isBankDay, startOf, weekdayOf } from '#provider/simulator/facts/calendar.ts';
import { payoutMinimum } from '#provider/simulator/facts/payout-terms.ts';
import type { Scenario } from '#provider/simulator/facts/scenarios.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import type { HistoryPieces } from './history-pieces.ts';
import type { Movement } from './movement.ts';
import { arrivalOf, dueOf, instantPayout, scheduledAt, scheduledPayout, vainPayout } from './payouts.ts';

/** The shop's money on its way to the bank: what came in waits, and leaves with the first payout that may take it. */
export type PayoutDesk = Readonly<{
  receive(movement: Movement): void;
  /** The payouts of a day; they take what came before it. */
  run(day: Day): void;
  /** Hands on what no payout took yet. */
  close(): void;
}>;

const FAILED_SHARE = 0.011;
const CANCELED_SHARE = 0.004;
const INSTANT_SHARE = 0.02;
/** In how many currencies there is money at hand when the world begins, so that a merchant can try an instant payout. */
const CURRENCIES_AT_HAND = 2;

/** What only a card that takes payouts can fail for: this shop's money goes to bank accounts. */
const OF_CARDS: readonly PayoutFailureCode[] = [
  'invalid_card',
  'invalid_transaction',
  'refer_to_card_issuer',
  'unsupported_card',
  'lost_or_stolen_card',
  'invalid_issuer',
  'expired_card',
  'issuer_unavailable',
];
const FAILURES = PAYOUT_FAILURE_CODES.filter((code) => !OF_CARDS.includes(code));

type Queue = { currency: Currency; waiting: Movement[]; heldUntil: Day };

const total = (waiting: readonly Movement[]): number =>
  waiting.reduce((sum, { transaction }) => sum + transaction.net, 0);

/** The rows whose money may leave by a day. They came in order of day, so they stand in front. */
function availableIn({ waiting }: Queue, day: Day): readonly Movement[] {
  const later = waiting.findIndex(({ transaction }) => transaction.available_on > startOf(day));
  return later === -1 ? waiting.slice() : waiting.slice(0, later);
}

const MONDAY = 1;

/** Japan knows no daily payouts; there the week's money leaves on its first bank day. */
const isPayoutDay = ({ country }: Scenario, day: Day): boolean =>
  country === 'JP' ? weekdayOf(day) === MONDAY : isBankDay(day);

/** The last morning before the world begins on which payouts were made. */
function lastMorning(scenario: Scenario, now: EpochSeconds): Day {
  let day = dayOf(now);
  while (scheduledAt(day) > now || !isPayoutDay(scenario, day)) day -= 1;
  return day;
}

type Office = Readonly<{ scenario: Scenario; random: Random; now: EpochSeconds; history: HistoryPieces }>;

/** Takes rows from the front of a queue and gives them the payout they leave with. */
function send({ history }: Office, queue: Queue, count: number, payout: Payout): void {
  history.payOut(payout);
  history.plan(dueOf(payout));
  for (const { transaction, charge } of queue.waiting.splice(0, count))
    history.move({ ...transaction, payout: payout.id }, charge);
}

/** The shop wants its money at once: everything that is available. */
function runInstant(office: Office, queue: Queue, day: Day): void {
  const rows = availableIn(queue, day);
  const sum = total(rows);
  if (sum < payoutMinimum(queue.currency)) return;
  const payout = instantPayout(office.random, queue.currency, day, sum, office.now);
  if (payout) send(office, queue, rows.length, payout);
}

export function openPayoutDesk(
  scenario: Scenario,
  random: Random,
  now: EpochSeconds,
  history: HistoryPieces,
): PayoutDesk {
  const office: Office = { scenario, random, now, history };
  const lastDay = dayOf(now) - scenario.payoutsEndedDays;
  const queues = scenario.storeCurrencies.map(
    (code): Queue => ({ currency: asCurrency(code), waiting: [], heldUntil: 0 }),
  );
  const finalMorning = scenario.isEventful ? lastMorning(scenario, now) : undefined;
  let failures = 0;

  /** Sometimes the bank sends money back, which holds the next payouts until it has returned, or the shop calls it off. */
  const comesToNothing = (queue: Queue, day: Day, amount: number): boolean => {
    const isOver = startOf(arrivalOf(day)) <= now;
    if (!scenario.isEventful || !isOver || amount < 0) return false;
    if (random.chance(FAILED_SHARE)) {
      const failure_code = FAILURES[failures % FAILURES.length] ?? 'declined';
      failures += 1;
      queue.heldUntil = arrivalOf(day);
      history.payOut(vainPayout(random, queue.currency, day, amount, failure_code));
      return true;
    }
    if (!random.chance(CANCELED_SHARE)) return false;
    history.payOut(vainPayout(random, queue.currency, day, amount, null));
    return true;
  };

  const runScheduled = (queue: Queue, day: Day): void => {
    const rows = availableIn(queue, day);
    const amount = total(rows);
    const isTooSmall = amount >= 0 && amount < payoutMinimum(queue.currency);
    if (rows.length === 0 || isTooSmall || comesToNothing(queue, day, amount)) return;
    send(office, queue, rows.length, scheduledPayout(random, queue.currency, day, amount, now));
  };

  /** The shop calls off what would leave on the last morning, and from then on its money waits for the shop's own word. */
  const callOff = (day: Day): void => {
    const worthwhile = queues.filter(
      (queue) => total(availableIn(queue, day)) >= payoutMinimum(queue.currency),
    );
    for (const queue of worthwhile.slice(0, CURRENCIES_AT_HAND)) {
      history.payOut(vainPayout(random, queue.currency, day, total(availableIn(queue, day)), null));
      queue.heldUntil = Number.POSITIVE_INFINITY;
    }
  };

  return {
    receive: (movement) => {
      const { currency } = movement.transaction;
      const queue = queues.find((one) => one.currency === currency);
      assert(queue, `${currency} is a currency the shop is paid out in`);
      queue.waiting.push(movement);
    },
    run: (day) => {
      if (scheduledAt(day) > now || day > lastDay) return;
      if (day === finalMorning) callOff(day);
      for (const queue of queues.filter(({ heldUntil }) => heldUntil <= day)) {
        const isMain = queue === queues[0];
        if (isMain && scenario.isEventful && random.chance(INSTANT_SHARE)) runInstant(office, queue, day);
        else if (isPayoutDay(scenario, day)) runScheduled(queue, day);
      }
    },
    close: () => {
      for (const { transaction, charge } of queues.flatMap(({ waiting }) => waiting.splice(0)))
        history.move(transaction, charge);
    },
  };
}

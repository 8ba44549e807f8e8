import { assert } from '#domain/shared/assert.ts';
import { currency as asCurrency } from '#domain/shared/money.ts';
import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S } from '#domain/shared/time.ts';
import {
  type Day,
  dayOf,
  HOUR_WEIGHTS,
  isFirstOfMonth,
  startOf,
  trade,
} from '#provider/simulator/facts/calendar.ts';
import { exchangeRates } from '#provider/simulator/facts/exchange-rates.ts';
import { MERCHANT_ACCOUNT } from '#provider/simulator/facts/merchant-account.ts';
import { methodPicker } from '#provider/simulator/facts/payment-methods.ts';
import { type Scenario, type ScenarioName, scenarioOf } from '#provider/simulator/facts/scenarios.ts';
import { type Random, seededRandom, weighted } from '#provider/simulator/facts/seeded-random.ts';
import { customersOf } from './customers.ts';
import { dayPlanner, rowsOf } from './day-plan.ts';
import { historyPieces } from './history-pieces.ts';
import type { Movement } from './movement.ts';
import { openOffice } from './office.ts';
import { openPayoutDesk } from './payout-desk.ts';
import { productRows } from './products.ts';
import { openRegister } from './register.ts';
import { rowBatches } from './row-batches.ts';
import type { Till } from './sale.ts';
import { screenWith } from './screen-order.ts';
import { NO_SET_PIECES, openSetPieces, SET_PIECES_NEED } from './set-pieces.ts';
import { openSubscriptionDesk } from './subscriptions.ts';
import type { WorldBatch } from './world-rows.ts';

export type WorldRequest = Readonly<{
  scenario: ScenarioName;
  seed: string;
  now: EpochSeconds;
  /** How many transactions there are, exactly; the scenario decides when nobody else does. */
  transactions?: number;
  years?: number;
  /** What the shop's labels say; the currency of its account when nobody chose another. */
  shopCurrency?: string | undefined;
}>;

/** A world that can be made as often as it is asked for, and is the same each time. */
export type World = Readonly<{
  scenario: ScenarioName;
  seed: string;
  now: EpochSeconds;
  transactions: number;
  /** Whose history it is. */
  account_id: string;
  batches: () => Iterable<WorldBatch>;
}>;

const YEAR_DAYS = 365;
const DISCOUNT_DAYS = 90;

export const worldOf = (request: WorldRequest): World => ({
  scenario: request.scenario,
  seed: request.seed,
  now: request.now,
  transactions: request.transactions ?? scenarioOf(request.scenario).transactions,
  account_id: MERCHANT_ACCOUNT,
  batches: () => generateWorld(request),
});

const pickHour = weighted(HOUR_WEIGHTS.map((weight, hour) => [hour, weight] as const));

/** The seconds of a day at which `count` sales happen, in order; of today only what has passed. */
function saleTimes(random: Random, day: Day, count: number, now: EpochSeconds): EpochSeconds[] {
  const start = startOf(day);
  const isToday = now < start + DAY_S;
  const times: number[] = [];
  for (let sale = 0; sale < count; sale += 1) {
    times.push(
      start + (isToday ? random.below(now - start + 1) : pickHour(random) * HOUR_S + random.below(HOUR_S)),
    );
  }
  return times.sort((a, b) => a - b).map(epochSeconds);
}

/** How many rows there should be at the end of each day, so that the last day ends with all of them. */
function quotas(first: Day, last: Day, now: EpochSeconds, transactions: number): (day: Day) => number {
  const today = dayOf(now);
  const sums: number[] = [];
  let sum = 0;
  for (let day = first; day <= last; day += 1) {
    const elapsed = day === today ? (now - startOf(day)) / DAY_S : 1;
    sum += trade(day, first, last) * elapsed;
    sums.push(sum);
  }
  return (day) => (day >= last ? transactions : Math.floor((transactions * (sums[day - first] ?? 0)) / sum));
}

function openTill(scenario: Scenario, seed: string, first: Day): Till {
  return {
    scenario,
    rateOn: exchangeRates(seed),
    pickMethod: methodPicker(),
    discountEnds: first + DISCOUNT_DAYS,
  };
}

/**
 * Years of a shop, day by day, in batches: rows of the store, and pieces of the provider's books. Constant memory whatever
 * its size. Pure: scenario, seed, clock and size decide every byte. A movement is handed on when its payout is known, so
 * they are nearly, not strictly, in order.
 */
export function* generateWorld(request: WorldRequest): Generator<WorldBatch> {
  const shop = openShop(request);
  const { batches, history, register, payouts, planDay, setPieces, office } = shop;
  const { first, last, transactions, scenario } = shop;
  const quota = quotas(first, last - scenario.salesEndedDays, request.now, transactions);

  let made = 0;
  const receive = (movement: Movement): void => payouts.receive(movement);
  for (let day = first; day <= last; day += 1) {
    if (isFirstOfMonth(day)) office.writeInvoice(day);
    payouts.run(day);
    for (const transaction of office.morning(day, transactions - made)) {
      made += 1;
      receive({ transaction, charge: null });
    }
    register.consequencesOn(day).forEach(receive);

    const drafts = planDay(day, quota(day) - made, transactions - made);
    const times = saleTimes(shop.random, day, drafts.length, request.now);
    let room = transactions - made - drafts.reduce((rows, draft) => rows + rowsOf(draft), 0);
    for (const [index, draft] of drafts.entries()) {
      const movements = register.ring(draft, times[index] ?? startOf(day), room > 0 && day < last);
      room -= movements.length - 1;
      made += rowsOf(draft) + movements.length - 1;
      office.sold(draft, movements);
      movements.forEach(receive);
    }
    const customers = drafts.map(({ sale }) => sale.customer);
    for (const { sale, at, kind } of setPieces.unpaidOn(day, customers)) register.turnAway(sale, at, kind);
    yield* batches.take();
    yield* history.take();
  }

  payouts.close();
  office.close();
  yield* batches.take('all');
  yield* history.take('all');
}

/** Everything a history is made with, opened in one order, so that the same seed draws the same things. */
function openShop({ scenario: name, seed, now, years, transactions: asked, shopCurrency }: WorldRequest) {
  const scenario = scenarioOf(name);
  const transactions = asked ?? scenario.transactions;
  assert(
    Number.isSafeInteger(transactions) && transactions >= 0,
    `${transactions} is a number of transactions`,
  );
  const last = dayOf(now);
  const first = last - Math.max(1, Math.floor((years ?? scenario.years) * YEAR_DAYS));
  const mainCurrency = asCurrency(scenario.storeCurrencies[0]);
  const random = seededRandom(`${seed}/${scenario.name}`);
  const batches = rowBatches();
  const history = historyPieces();
  const till = openTill(scenario, seed, first);
  const customerAt = customersOf(seed, scenario.country);
  const subscriptions = openSubscriptionDesk(last);
  const isStaged = scenario.isEventful && transactions >= SET_PIECES_NEED;
  const setPieces = isStaged ? openSetPieces({ random, till, now }) : NO_SET_PIECES;
  const planDay = dayPlanner({ till, random, customerAt, subscriptions, now, setPieces });
  const office = openOffice({ scenario, random, history, mainCurrency, first, last, now, till });
  const { loans, pickReader } = office;
  const register = openRegister({
    random,
    batches,
    history,
    subscriptions,
    loans,
    pickReader,
    mainCurrency,
    now,
    screen: screenWith(till, mainCurrency),
  });
  const payouts = openPayoutDesk(scenario, seededRandom(`${seed}/${scenario.name}/payouts`), now, history);
  // Labels were printed when the shop opened.
  for (const product of productRows(seed, till.rateOn('usd', shopCurrency ?? mainCurrency, first)))
    batches.add('products', product);
  return {
    scenario,
    transactions,
    first,
    last,
    random,
    batches,
    history,
    setPieces,
    planDay,
    office,
    register,
    payouts,
  };
}

import { assert } from '#domain/shared/assert.ts';
import { DAY_S, type EpochSeconds, epochSeconds, HOUR_S, type UtcInstant } from '#domain/shared/time.ts';
import { accountOf } from './account-of.ts';
import { type Day, dayOf, HOUR_WEIGHTS, isFirstOfMonth, startOf, trade } from './calendar.ts';
import { customersOf } from './customers.ts';
import { dayPlanner, rowsOf } from './day-plan.ts';
import { exchangeRates } from './exchange-rates.ts';
import { openLoanDesk } from './loans.ts';
import { methodPicker } from './payment-methods.ts';
import { openPayoutDesk } from './payout-desk.ts';
import { productRows } from './products.ts';
import { openRegister } from './register.ts';
import { rowBatches } from './row-batches.ts';
import type { Till } from './sale.ts';
import { type Scenario, type ScenarioName, scenarioOf } from './scenarios.ts';
import { type Random, seededRandom, weighted } from './seeded-random.ts';
import { openSubscriptionDesk } from './subscriptions.ts';
import { loanRow, type OpenRow, readerFeeRow } from './transaction-rows.ts';
import type { WorldBatch } from './world-rows.ts';

export type WorldRequest = Readonly<{
  scenario: ScenarioName;
  seed: string;
  now: EpochSeconds;
  /** How many transactions there are, exactly; the scenario decides when nobody else does. */
  transactions?: number;
  years?: number;
}>;

/** A world that can be made as often as it is asked for, and is the same each time. */
export type World = Readonly<{
  scenario: ScenarioName;
  seed: string;
  now: EpochSeconds;
  transactions: number;
  batches: () => Iterable<WorldBatch>;
}>;

const YEAR_DAYS = 365;
const DISCOUNT_DAYS = 90;
const MORNING_ENDS_S = 4 * HOUR_S;

export const worldOf = (request: WorldRequest): World => ({
  scenario: request.scenario,
  seed: request.seed,
  now: request.now,
  transactions: request.transactions ?? scenarioOf(request.scenario).transactions,
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
function quotas(first: Day, now: EpochSeconds, transactions: number): (day: Day) => number {
  const last = dayOf(now);
  const sums: number[] = [];
  let sum = 0;
  for (let day = first; day <= last; day += 1) {
    const elapsed = day === last ? (now - startOf(day)) / DAY_S : 1;
    sum += trade(day, first, last) * elapsed;
    sums.push(sum);
  }
  return (day) => (day === last ? transactions : Math.floor((transactions * (sums[day - first] ?? 0)) / sum));
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
 * Years of a shop, day by day, in batches of rows: constant memory whatever its size. Pure: scenario, seed, clock and
 * size decide every byte. A row is handed on when its payout is known, so rows are nearly, not strictly, in order.
 */
export function* generateWorld(request: WorldRequest): Generator<WorldBatch> {
  const { seed, now } = request;
  const scenario = scenarioOf(request.scenario);
  const transactions = request.transactions ?? scenario.transactions;
  assert(
    Number.isSafeInteger(transactions) && transactions >= 0,
    `${transactions} is a number of transactions`,
  );
  const last = dayOf(now);
  const first = last - Math.max(1, Math.floor((request.years ?? scenario.years) * YEAR_DAYS));
  const [mainCurrency] = scenario.storeCurrencies;

  const random = seededRandom(`${seed}/${scenario.name}`);
  const batches = rowBatches();
  const till = openTill(scenario, seed, first);
  const customerAt = customersOf(seed, scenario.country);
  const subscriptions = openSubscriptionDesk(last);
  const planDay = dayPlanner({ till, random, customerAt, subscriptions, now });
  const register = openRegister({ random, batches, subscriptions, now });
  const payouts = openPayoutDesk(scenario, seededRandom(`${seed}/${scenario.name}/payouts`), now, batches);
  const loans = openLoanDesk(random, mainCurrency, first, last);
  const quota = quotas(first, now, transactions);
  // Labels were printed when the shop opened.
  for (const product of productRows(seed, till.rateOn('usd', mainCurrency, first)))
    batches.add('products', product);

  let made = 0;
  let volume = 0;
  let firstSale: UtcInstant | null = null;
  for (let day = first; day <= last; day += 1) {
    payouts.run(day);
    for (const row of ownRows({ scenario, random, loans, first, now }, day, transactions - made)) {
      made += 1;
      payouts.receive(row, day);
    }
    for (const row of register.consequencesOn(day)) payouts.receive(row, day);

    const drafts = planDay(day, quota(day) - made, transactions - made);
    const times = saleTimes(random, day, drafts.length, now);
    for (const [index, draft] of drafts.entries()) {
      const row = register.ring(draft, times[index] ?? startOf(day));
      made += rowsOf(draft);
      firstSale ??= row.date;
      payouts.receive(row, day);
      if (row.currency !== mainCurrency) continue;
      volume += row.amount;
      loans.sold(row.amount);
    }
    yield* batches.take();
  }

  payouts.close();
  yield* batches.take('all');
  const [opened, discountEnds] = [startOf(first), startOf(till.discountEnds)];
  const account = accountOf(scenario.name, now, {
    opened,
    volume,
    firstSale,
    loans: loans.all(),
    discountEnds,
  });
  if (account) yield { table: 'account', account };
}

type Office = Readonly<{
  scenario: Scenario;
  random: Random;
  loans: ReturnType<typeof openLoanDesk>;
  first: Day;
  now: EpochSeconds;
}>;

/** What passes between the shop and its payments company in the early morning: reader fees and loans, at most `most` rows. */
function ownRows(
  { scenario, random, loans, first, now }: Office,
  day: Day,
  most: number,
): readonly OpenRow[] {
  if (!scenario.isEventful || most < 2 || startOf(day) + MORNING_ENDS_S > now) return [];
  const [currency] = scenario.storeCurrencies;
  const rows = loans.morning(day).map((movement) => loanRow(random, day, movement));
  const since = Math.max(first, day - 30);
  return isFirstOfMonth(day) && day > first ? [...rows, readerFeeRow(random, day, since, currency)] : rows;
}

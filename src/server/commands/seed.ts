import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { loadWorld } from '#demo/load/load-world.ts';
import { openWorld, type SimulatedWorld } from '#demo/open-world.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import { openPostgresStore } from '#provider/simulator/books/postgres/postgres-store.ts';
import { DEMO_SEED, isScenarioName, SCENARIO_NAMES } from '#provider/simulator/facts/scenarios.ts';
import { type Config, readConfig } from '../config.ts';
import { messageOf } from '../db/database-errors.ts';
import { migrate } from '../db/migrate.ts';
import { connectDatabase, pastPooler } from '../db/open-database.ts';
import { tellOutcome } from '../db/tell-outcome.ts';
import { shopCurrencyOf } from '../start/demo-settings.ts';

import { startupReport } from '../start/startup-report.ts';

const USAGE =
  'npm run seed -- [--transactions N] [--scenario NAME] [--seed TEXT] [--years N] [--replace] [--yes]';
/** About thirty gigabytes with their indexes; a larger number is more likely a slip of the finger. */
const TRANSACTIONS_MAX = 20_000_000;
const YEARS_MAX = 20;

/** Raised for a wish that makes no sense; its message is what a person reads. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

function numberWithin(
  name: string,
  text: string | undefined,
  most: number,
  isWhole: boolean,
): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text.replaceAll('_', ''));
  if (text.trim() === '' || !(value > 0 && value <= most) || (isWhole && !Number.isInteger(value))) {
    throw new UsageError(
      `--${name} must be a ${isWhole ? 'whole ' : ''}number above 0 and at most ${most}, not "${text}".`,
    );
  }
  return value;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        transactions: { type: 'string' },
        scenario: { type: 'string', default: 'busy' },
        seed: { type: 'string', default: DEMO_SEED },
        years: { type: 'string' },
        replace: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${messageOf(error)}\n${USAGE}`);
  }
}

function readWishes(config: Config): { world: SimulatedWorld; replace: boolean; yes: boolean } {
  const values = readArguments();
  const { scenario, seed, replace, yes } = values;
  if (!isScenarioName(scenario)) {
    throw new UsageError(`There is no scenario "${scenario}". Choose one of ${SCENARIO_NAMES.join(', ')}.`);
  }
  const world = openWorld({
    scenario,
    seed,
    now: epochSeconds(Math.floor(Date.now() / 1000)),
    shopCurrency: shopCurrencyOf(config),
    transactions: numberWithin('transactions', values.transactions, TRANSACTIONS_MAX, true),
    years: numberWithin('years', values.years, YEARS_MAX, false),
  });
  return { world, replace, yes };
}

/** Replacing is final, so a person is asked, and a script must have said so. */
async function confirmReplacing(): Promise<void> {
  if (!process.stdin.isTTY) throw new UsageError('Add --yes to say that the data there now may be removed.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(
      'This removes the payments, orders and customers there now. Go on? [y/N] ',
    );
    if (!/^y(es)?$/i.test(answer.trim())) throw new UsageError('Nothing was changed.');
  } finally {
    terminal.close();
  }
}

const thousands = (count: number): string => count.toLocaleString('en');

/** Fills the database, embedded or at DATABASE_URL, with a world of any size. Needs the server stopped. */
await tellOutcome(async () => {
  const config = readConfig(process.env);
  const { world, replace, yes } = readWishes(config);
  if (replace && !yes) await confirmReplacing();
  const database = await connectDatabase(pastPooler(config));
  const running: (() => Promise<void>)[] = [];
  try {
    await migrate(database.pool);
    const startedMs = Date.now();
    const onProgress = startupReport().progress(`Filling the database with "${world.scenario}"`);
    const books = await openPostgresStore(database.connection, { start: world.now, seed: world.seed });
    running.push(books.close);
    const { transactions, rows } = await loadWorld(database.pool, world, {
      books,
      replace,
      onProgress,
    });
    const seconds = Math.max(0.001, (Date.now() - startedMs) / 1000);
    return (
      `Loaded ${thousands(transactions)} transactions and ${thousands(rows - transactions)} further rows ` +
      `in ${seconds.toFixed(1)} s (${thousands(Math.round(rows / seconds))} rows/s).`
    );
  } finally {
    for (const close of running) await close();
    await database.stop();
  }
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { bankCalendar, bankDayOf, dateOfBankDay } from '#domain/bank/bank-days.ts';
import type { OpenLine } from '#domain/bank/exact-pairs.ts';
import { type ExpectedItem, itemId } from '#domain/bank/expected-item.ts';
import { type Matchable, matchLines } from '#domain/bank/match-lines.ts';
import { assert } from '#domain/shared/assert.ts';
import { calendarDate, DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { startPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { matchBankLines } from '#server/features/bank-matching/match-bank-lines.ts';
import { prepareJobs } from '#server/jobs/job-pool.ts';
import { saveStatement } from '#tests/factories/bank-statement.ts';
import { aPayout } from '#tests/factories/payout.ts';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { median } from './measure.ts';
import { ms, printTable } from './print-table.ts';
import { makeWorld } from './worlds.ts';

/** How long the engine takes for so many lines and payouts, good and bad, and the product with it. */
const COUNT = 5000;
const LIMIT_MS = 2000;
const ROUNDS = 5;

/** The same figures in every run. */
const amountOf = (nth: number): number => 10_000 + ((nth * 7919) % 399_989);

type Fate = (nth: number) => Readonly<{ amount: number; text: string }> | undefined;

function worldOf(payoutsADay: number, fate: Fate): Matchable {
  const { shift } = bankCalendar('eur');
  const items: ExpectedItem[] = [];
  const lines: OpenLine[] = [];
  let day = bankDayOf(calendarDate('2016-01-04'));
  for (let nth = 0; nth < COUNT; nth += 1) {
    if (nth % payoutsADay === 0) day = shift(day, 1);
    const payoutId = `po_${String(nth).padStart(8, '0')}`;
    items.push({
      ...{
        id: itemId(payoutId, 'arrival'),
        payoutId,
        leg: 'arrival',
        amount: amountOf(nth),
        currency: 'eur',
        day,
      },
      ...{ references: [`PO${String(nth).padStart(8, '0')}`], ending: '6789', hasFailed: false },
    });
    const line = fate(nth);
    if (line)
      lines.push({
        ...{
          id: String(nth),
          account: '1',
          order: `${nth}`.padStart(8, '0'),
          ending: '6789',
          currency: 'eur',
        },
        ...{ day: shift(day, nth % 3), isReversal: false, bankReference: null, endToEndId: null },
        ...{ counterpartyName: null, counterpartyAccount: null, ...line },
      });
  }
  return { items, lines, rejected: new Set(), learned: new Set() };
}

const CASES: readonly (readonly [name: string, world: Matchable])[] = [
  ['one a day, each arrives', worldOf(1, (nth) => ({ amount: amountOf(nth), text: 'STRIPE' }))],
  ['ten a day, each arrives', worldOf(10, (nth) => ({ amount: amountOf(nth), text: 'STRIPE' }))],
  [
    'one a day, the bank keeps two cents of each',
    worldOf(1, (nth) => ({ amount: amountOf(nth) - 2, text: 'STRIPE' })),
  ],
  ['ten a day, no amount fits', worldOf(10, (nth) => ({ amount: amountOf(nth) + 3, text: 'STRIPE' }))],
  ['one a day, all of one amount', worldOf(1, () => ({ amount: amountOf(0), text: 'STRIPE' }))],
  [
    'one a day, and only other people’s lines',
    worldOf(1, (nth) => ({ amount: amountOf(nth) * 3 + 1, text: 'Invoice' })),
  ],
];

const timed = async (run: () => unknown): Promise<number> => {
  const before = performance.now();
  await run();
  return performance.now() - before;
};

type Measured = readonly [name: string, ms: number];
const measured: Measured[] = [];
for (const [name, world] of CASES) {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) taken.push(await timed(() => matchLines(world)));
  measured.push([name, median(taken)]);
}

/** The same as the product does it after an import: read, matched and kept, and once more when nothing changed. */
async function measureProduct({ items, lines }: Matchable): Promise<readonly Measured[]> {
  const dataDir = makeTemporaryFolder('bank-matching');
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres') });
  const world = await makeWorld(postgres, 1000, dataDir);
  const { db } = world.deps;
  try {
    await prepareJobs(world.deps);
    await sql`update transactions set deposit_id = null`.execute(db);
    await db.deleteFrom('payouts').execute();
    const instant = (day: number) => utcInstant(epochSeconds(day * DAY_S));
    for (let at = 0; at < items.length; at += 500)
      await db
        .insertInto('payouts')
        .values(
          items
            .slice(at, at + 500)
            .map(({ payoutId, amount, currency, day }) =>
              aPayout({ id: payoutId, amount, currency, date: instant(day), created: instant(day - 2) }),
            ),
        )
        .execute();
    const written = lines.map(({ day, amount, text }) => ({ booked_on: dateOfBankDay(day), amount, text }));
    await saveStatement(db, { account: 'DE89370400440532016789', currency: 'eur', lines: written });
    await sql`analyze payouts, bank_lines`.execute(db);
    const taken: Record<'first' | 'again', number[]> = { first: [], again: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      await sql`delete from bank_matches`.execute(db);
      taken.first.push(await timed(() => matchBankLines.perform(world.deps, {})));
      taken.again.push(await timed(() => matchBankLines.perform(world.deps, {})));
    }
    const { rows } = await sql<{ count: number }>`select count(*) as count from bank_matches`.execute(db);
    assert(rows[0]?.count === items.length, 'every line found its payout');
    return [
      ['in the product: read, matched, kept', median(taken.first)],
      ['in the product: again, nothing changed', median(taken.again)],
    ];
  } finally {
    await world.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
measured.push(...(await measureProduct(CASES[1]?.[1] ?? worldOf(10, () => undefined))));

printTable(
  `bank matching: ${COUNT} payouts and as many lines, median of ${ROUNDS}, at most ${LIMIT_MS} ms`,
  ['', 'ms', 'bar'],
  measured.map(([name, taken]) => [name, ms(taken), taken <= LIMIT_MS ? 'met' : 'MISSED']),
);
const host = { cpus: os.cpus().length, load: os.loadavg()[0], node: process.version, arch: process.arch };
mkdirSync('bench/results', { recursive: true });
writeFileSync(
  'bench/results/bank-matching.json',
  `${JSON.stringify({ host, count: COUNT, ms: Object.fromEntries(measured) }, null, 2)}\n`,
);
if (measured.some(([, taken]) => taken > LIMIT_MS)) process.exitCode = 1;

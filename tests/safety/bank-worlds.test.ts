import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateOfBankDay } from '#domain/bank/bank-days.ts';
import type { CalendarDate, UtcInstant } from '#domain/shared/time.ts';
import { matchBankLines } from '#server/features/bank-matching/match-bank-lines.ts';
import { type BankWorld, bankWorld } from '../bank-worlds.ts';
import { forgetStatements } from '../factories/bank-statement.ts';
import { aForm } from '../factories/evidence-file.ts';
import { aPayout } from '../factories/payout.ts';
import { rounds } from '../rounds.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { WORLD_FORMATS, type WorldFormat, worldStatement } from '../world-statements.ts';

/** A run can be repeated: HISTORIES_SEED=… SAFETY_FULL=1. */
const WORLDS = rounds(8, 25, 500);
const seed = Number(process.env.HISTORIES_SEED ?? 20_261_118);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { LOG_LEVEL: 'error' } });
}, 120_000);
afterAll(() => server.close());

const instant = (day: number) => `${dateOfBankDay(day)} 12:00:00` as UtcInstant;

async function sendPayouts({ items }: BankWorld): Promise<void> {
  const rows = items
    .filter(({ leg }) => leg === 'arrival')
    .map(({ payoutId, amount, currency, day, hasFailed, references }) => {
      const back = items.find((other) => other.payoutId === payoutId && other.leg === 'return');
      return aPayout({
        ...{ id: payoutId, amount, currency, date: instant(day), created: instant(day - 2) },
        ...{ bankAccount: null, bank_reference_key: references[1] ?? null },
        ...{ status: hasFailed ? 'failed' : 'paid', returned: back ? instant(back.day) : null },
      });
    });
  await server.db.insertInto('payouts').values(rows).execute();
}

/** Two files of whole days that overlap by some, each in its format. */
type Cut = Readonly<{ after: number; overlap: number; formats: readonly [WorldFormat, WorldFormat] }>;
function filesOf({ lines }: BankWorld, { after, overlap, formats }: Cut) {
  const [one] = lines;
  if (!one) return [];
  const days = lines.map(({ day }) => day);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const cut = first + (after % (last - first + 1));
  // What undoes another is only told by some formats; an account that somebody named has to be named for both files.
  const isFlagged = lines.some(({ isReversal }) => isReversal);
  const [a, b] = formats.map((format): WorldFormat => (isFlagged && format !== 'mt940' ? 'camt' : format));
  const both = [a ?? 'camt', a === 'csv' || b === 'csv' ? (a ?? 'camt') : (b ?? 'camt')] as const;
  return [lines.filter(({ day }) => day <= cut), lines.filter(({ day }) => day > cut - overlap)]
    .map((own, nth) => ({ own, format: both[nth] ?? 'camt' }))
    .filter(({ own }) => own.length > 0)
    .map(({ own, format }) => worldStatement(format, own, one.currency));
}

async function importOne({ content, answers }: ReturnType<typeof worldStatement>): Promise<void> {
  const form = aForm(answers, { filename: 'statement', content });
  const headers = { ...server.asAdministrator, ...form.headers };
  const url = '/wp-json/wc/v3/payments/bank/files';
  const { status, text } = await server.inject({ ...form, method: 'POST', url, headers });
  // Where all days overlap, the second file is the first again.
  expect([200, 409], text).toContain(status);
  if (status === 409) expect(text).toContain('bank_file_imported');
  await matchBankLines.perform(server.deps, {});
}

type Found = Readonly<{ state: string; words: string; lines: readonly string[]; items: readonly string[] }>;

/** A line by what stands in it: equal ones are counted, as a person would. */
const contentOf = (day: string, amount: number, text: string, isReversal: boolean) =>
  `${day} ${amount} ${text} ${isReversal}`;

/** What the product keeps after everything is in. */
async function found(): Promise<Readonly<{ lines: readonly string[]; matches: readonly Found[] }>> {
  const lines = await sql<{ id: number; day: CalendarDate; amount: number; text: string; reversal: boolean }>`
    select id, booked_on::text as day, amount, text, reversal from bank_lines order by identity, ordinal, reversal`.execute(
    server.db,
  );
  const counts = new Map<string, number>();
  const named = new Map<number, string>();
  for (const { id, day, amount, text, reversal } of lines.rows) {
    const content = contentOf(day, amount, text, reversal);
    const nth = (counts.get(content) ?? 0) + 1;
    counts.set(content, nth);
    named.set(id, `${content} ${nth}`);
  }
  const matches = await sql<{ state: string; words: string; lines: number[]; items: string[] }>`
    select state, concat_ws(' ', tier, reason, ways, difference) as words, array_agg(distinct line_id) as lines,
      array_agg(distinct payout_id || ':' || leg) as items
    from bank_matches group by match_key, state, tier, reason, ways, difference`.execute(server.db);
  return {
    lines: [...named.values()].toSorted(),
    matches: matches.rows
      .map(({ lines: own, items, ...rest }) => ({
        ...rest,
        lines: own.map((id) => named.get(Number(id)) ?? '?').toSorted(),
        items: items.toSorted(),
      }))
      .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
  };
}

const pairOf = ({ lines, items }: Pick<Found, 'lines' | 'items'>): string =>
  `${lines.toSorted().join(' + ')} = ${items.toSorted().join(' + ')}`;

async function begin(): Promise<void> {
  await forgetStatements(server.db);
  await sql`truncate bank_mappings, payouts cascade`.execute(server.db);
}

const cut: fc.Arbitrary<Cut> = fc.record({
  after: fc.nat({ max: 60 }),
  overlap: fc.nat({ max: 4 }),
  formats: fc.tuple(fc.constantFrom(...WORLD_FORMATS), fc.constantFrom(...WORLD_FORMATS)),
});

const seen = { automatic: 0, suggested: 0, true: 0 };

async function expectMatched(world: BankWorld, how: Cut): Promise<void> {
  const files = filesOf(world, how);
  await begin();
  await sendPayouts(world);
  for (const file of files) await importOne(file);
  const one = await found();

  const names = new Map(world.lines.map(({ id, order }) => [id, order]));
  const amounts = new Map(world.items.map(({ id, amount }) => [id, amount]));
  const written = world.lines.map(({ day, amount, text, isReversal, order }) => {
    const nth = order.slice(order.lastIndexOf(' '));
    return { order, told: `${contentOf(dateOfBankDay(day), amount, text, isReversal)}${nth}`, amount };
  });
  const toldBy = new Map(written.map(({ order, told }) => [order, told]));
  expect(one.lines).toEqual(written.map(({ told }) => told).toSorted());

  const truth = world.truth.map(({ lines, items }) =>
    pairOf({ lines: lines.map((id) => toldBy.get(names.get(id) ?? '') ?? '?'), items }),
  );
  const sum = (all: readonly (number | undefined)[]) =>
    all.reduce<number>((total, each) => total + (each ?? 0), 0);
  const booked = new Map(written.map(({ told, amount }) => [told, amount]));
  const automatic = one.matches.filter(({ state }) => state === 'automatic');
  for (const match of automatic) {
    expect(truth, 'an automatic match that is not true').toContain(pairOf(match));
    expect(sum(match.lines.map((told) => booked.get(told)))).toBe(
      sum(match.items.map((id) => amounts.get(id))),
    );
  }
  const offered = new Set(one.matches.map(pairOf));
  expect(truth.filter((pair) => !offered.has(pair))).toEqual([]);
  seen.automatic += automatic.length;
  seen.suggested += one.matches.length - automatic.length;
  seen.true += truth.length;

  // The other way round: the files, and the payouts only after them.
  await begin();
  for (const file of files.toReversed()) await importOne(file);
  await sendPayouts(world);
  await matchBankLines.perform(server.deps, {});
  expect(await found()).toEqual(one);
}

test(
  `${WORLDS} worlds come in as overlapping files: every true pair is found or suggested, none automatic is wrong, in any order`,
  async () => {
    await fc.assert(
      fc.asyncProperty(bankWorld, cut, (world, how) => expectMatched(world, how)),
      { seed, numRuns: WORLDS, endOnFailure: true },
    );
    process.stdout.write(`bank worlds: ${JSON.stringify(seen)}\n`);
    expect(Object.values(seen).every((count) => count > WORLDS)).toBe(true);
  },
  WORLDS * 10_000,
);

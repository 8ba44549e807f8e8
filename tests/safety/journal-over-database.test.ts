import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '#contract/kit/errors.ts';
import type { BookEntry } from '#domain/books/book-entry.ts';
import { type BookSettings, usualSettings } from '#domain/books/chart-of-accounts.ts';
import { JOURNAL_FILES } from '#domain/books/files/journal-formats.ts';
import { GRAINS } from '#domain/books/fold-entries.ts';
import { JOURNAL_FORMATS, type JournalFormat } from '#domain/books/journal-format.ts';
import { firstDay, lastDay, monthOf } from '#domain/books/lock-periods.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { type CalendarDate, calendarDate, DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { dayOf } from '#domain/shared/time-zone.ts';
import { openMemorySimulator } from '#provider/simulator/memory-simulator.ts';
import { backfill } from '#server/events/backfill.ts';
import { countKinds, totalsOf } from '#server/features/books/count-books.ts';
import { readJournal } from '#server/features/books/read-journal.ts';
import { readStatement } from '#server/features/books/read-statement.ts';
import { writeJournal } from '#server/features/books/write-journal.ts';
import { withOwnClearing } from '../factories/own-clearing.ts';
import { accountIn, readJournalFile, sumsOf } from '../journal-readers.ts';
import { rounds } from '../rounds.ts';
import { type BookReader, readBooks } from '../simulator/properties/books.ts';
import { history } from '../simulator/properties/history.ts';
import { balanceOf, journalOf } from '../simulator/properties/journal.ts';
import { type Step, takeStep } from '../simulator/properties/steps.ts';
import { emptyTables } from '../test-database.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

/** A run can be repeated with SAFETY_SEED. */
const RUNS = rounds(10, 40, 500);
const STEPS_MAX = 30;
/** What every step must come to is held by the journal of the rules alone; here the copy is looked at now and then, and at the end. */
const LOOKS_EVERY = 6;
const seed = Number(process.env.SAFETY_SEED ?? 20_261_118);
const START = epochSeconds(1_772_700_000); // Thursday, 5 March 2026.
const ACCOUNT = 'acct_journal';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: START, env: { LOG_LEVEL: 'error' } });
}, 120_000);
afterAll(() => server.close());

const EVER = { from: calendarDate('2020-01-01'), to: calendarDate('2035-12-31'), zone: 'UTC' };
type Days = Readonly<{ from: CalendarDate; to: CalendarDate; zone: string }>;

/** Lives a history, and lets the product copy it now and then. */
async function live(steps: readonly Step[], look: (books: BookReader) => Promise<void>): Promise<BookReader> {
  const simulator = openMemorySimulator(START);
  const bench = await simulator.openAccount({ account_id: ACCOUNT, currencies: ['usd', 'eur', 'jpy'] });
  Object.assign(server.deps.provider, bench.provider);
  await emptyTables(server.db);
  const dump = async () => {
    const { objects, ledger, events } = simulator.store.dump(ACCOUNT);
    return { objects, ledger: [...ledger], events: [...events] };
  };
  const copied = async () => {
    await server.db.deleteFrom('backfills').execute();
    await backfill(server.deps);
    return readBooks(await dump());
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
    if (index % LOOKS_EVERY === LOOKS_EVERY - 1) await look(await copied());
  }
  // Over the end of the last month, so that it has its statement.
  await wait(35);
  return copied();
}

async function entriesOf(days: Days, settings: BookSettings): Promise<readonly BookEntry[]> {
  const entries: BookEntry[] = [];
  for await (const piece of readJournal(server.deps, { ...days, settings })) entries.push(...piece);
  return entries;
}

const transactionGrain = { ...usualSettings('generic'), grain: 'transaction' as const };

/** Every entry comes to nothing, each is what the rules make of it, and the clearing is what the provider says it holds. */
async function expectBooked(books: BookReader): Promise<void> {
  const entries = await entriesOf(EVER, transactionGrain);
  for (const { id, lines } of entries)
    expect(
      lines.reduce((sum, { amount }) => sum + amount, 0),
      id,
    ).toBe(0);
  const told = (all: readonly BookEntry[]) =>
    all.map(({ id, kind, day, currency, lines }) => JSON.stringify([id, kind, day, currency, lines])).sort();
  expect(told(entries)).toEqual(told(journalOf(books)));
  for (const { currency: code, available, pending } of await server.deps.provider.readBalances())
    expect(balanceOf(entries, 'clearing', code), `clearing in ${code}`).toBe(available + pending);
}

const SETTINGS: Readonly<Partial<Record<JournalFormat, BookSettings>>> = {
  datev: usualSettings('skr04'),
  xero: usualSettings('xero'),
  quickbooks: usualSettings('quickbooks'),
};

/** The files of a month in every format, each in one of the grains, come to its totals, and their clearing to its statement. */
async function expectMonth(month: ReturnType<typeof monthOf>, nth: number): Promise<number> {
  const days = { from: firstDay(month), to: lastDay(month), zone: 'UTC' };
  const { currencies } = await readStatement(server.deps, month);
  let read = 0;
  for (const [place, format] of JOURNAL_FORMATS.entries()) {
    const grain = GRAINS[(nth + place) % GRAINS.length] ?? 'day';
    const settings = { ...withOwnClearing(SETTINGS[format] ?? usualSettings('generic'), 'eur'), grain };
    const about = { ...days, settings, store: 'A shop' };
    const pieces = writeJournal(
      JOURNAL_FILES[format],
      about,
      readJournal(server.deps, { ...days, settings }),
    );
    const lines = readJournalFile(format, await buffer(Readable.from(pieces)));
    const sums = sumsOf(lines);
    const totals = totalsOf(await countKinds(server.db, { ...days, settings }), settings);
    expect(sums, `${month} ${format} ${grain}`).toEqual(
      sumsOf(totals.map((total) => ({ ...total, account: accountIn(format, settings, total) }))),
    );
    for (const { currency, opening, closing, remainder } of currencies) {
      const clearing =
        sums[`${currency} ${accountIn(format, settings, { account: 'clearing', currency })}`] ?? 0;
      expect(opening + clearing, `${month} ${format} ${grain} ${currency}`).toBe(closing);
      expect(remainder ?? 0).toBe(0);
    }
    read += lines.length;
  }
  return read;
}

const pay = (amount: number, code: string) => ({
  ...{ do: 'pay' as const, amount: minor(amount), currency: currency(code), card: '4242424242424242' },
  ...{ capture: 'automatic' as const, atReader: false },
});
/** Of all that may happen, chance seldom brings a payout that cost something: here it comes in any case. */
const EVENTFUL: Step[] = [
  ...[{ do: 'schedule' as const, pick: 3 }, pay(50_000, 'usd'), pay(20_000, 'eur'), pay(30_000, 'jpy')],
  ...[{ do: 'lend' as const, share: 10 }, pay(40_000, 'usd'), { do: 'wait' as const, days: 10 }],
  ...[{ do: 'instant' as const, pick: 0 }, { do: 'instant' as const, pick: 1 }, pay(33_333, 'gbp')],
  ...[
    { do: 'hold_back' as const, pick: 0, share: 50, isFreed: false },
    { do: 'refund' as const, pick: 0, share: 30 },
  ],
  ...[
    { do: 'dispute' as const, pick: 1, share: 100, inquiry: false },
    { do: 'wait' as const, days: 40 },
  ],
  ...[pay(60_000, 'usd'), { do: 'wait' as const, days: 10 }, { do: 'instant' as const, pick: 0 }],
  ...[
    { do: 'fail_payout' as const, pick: 0 },
    { do: 'fail_payout' as const, pick: 1 },
  ],
];

test(
  `${RUNS} histories copied into the product: its journal is that of the rules, its clearing the provider's balance, and a month's files its statement`,
  async () => {
    let [lines, months, nth] = [0, 0, 0];
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(history(STEPS_MAX), async (steps) => {
        const books = await live(steps, expectBooked);
        await expectBooked(books);
        nth += 1;
        const now = monthOf(dayOf(await server.deps.provider.now(), 'UTC'));
        const entries = journalOf(books);
        for (const { kind, lines: own } of entries)
          for (const { account } of own) seen.add(kind).add(account);
        const moved = new Set(entries.map(({ day }) => monthOf(day)));
        for (const month of [...moved].filter((one) => one < now)) {
          lines += await expectMonth(month, nth);
          months += 1;
        }
      }),
      { seed, numRuns: RUNS, endOnFailure: true, examples: [[EVENTFUL]] },
    );
    process.stdout.write(`journals: ${months} months, ${lines} lines of files read back\n`);
    expect(months).toBeGreaterThan(RUNS / 2);
    // A property over nothing would hold too.
    for (const one of [
      'sale',
      'refund',
      'dispute',
      'loan',
      'repayment',
      'payout',
      'payout_returned',
      'payout_fees',
      'reserve',
    ])
      expect([...seen]).toContain(one);
  },
  RUNS * 10_000,
);

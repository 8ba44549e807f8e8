import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#contract/kit/errors.ts';
import type { BookEntry } from '#domain/books/book-entry.ts';
import { usualSettings } from '#domain/books/chart-of-accounts.ts';
import { isParted } from '#domain/books/files/journal-file.ts';
import { JOURNAL_FILES } from '#domain/books/files/journal-formats.ts';
import { foldEntries, GRAINS } from '#domain/books/fold-entries.ts';
import { firstDay, lastDay } from '#domain/books/lock-periods.ts';
import { monthlyStatement } from '#domain/books/monthly-statement.ts';
import { MOVEMENT_KINDS } from '#domain/books/movement-kind.ts';
import { cameBack } from '#domain/payouts/payout-proof.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import { openMemorySimulator } from '#provider/simulator/memory-simulator.ts';
import { readJournalFile, sumsOf } from '#tests/journal-readers.ts';
import { rounds } from '#tests/rounds.ts';
import { type Bank, bankStep, openBank } from './bank.ts';
import { type BookReader, readBooks } from './books.ts';
import { history } from './history.ts';
import { balanceOf, journalOf } from './journal.ts';
import { type Step, takeStep } from './steps.ts';

/** A run can be repeated with SAFETY_SEED. */
const RUNS = rounds(20, 60, 500);
const STEPS_MAX = 30;
const seed = Number(process.env.SAFETY_SEED ?? 20_261_117);
const START = epochSeconds(1_772_700_000); // Thursday, 5 March 2026.

/** Lives a history, and looks at the books after every step. */
async function live(steps: readonly Step[], look: (books: BookReader) => void): Promise<BookReader> {
  const simulator = openMemorySimulator(START);
  const bench = await simulator.openAccount({
    account_id: 'acct_journal',
    currencies: ['usd', 'eur', 'jpy'],
  });
  const dump = async () => {
    const { objects, ledger, events } = simulator.store.dump('acct_journal');
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
    look(readBooks(await dump()));
  }
  await wait(10);
  return readBooks(await dump());
}

/** The clearing is what the provider holds, and what it holds back is the reserve. */
function expectBalanced(books: BookReader, entries: readonly BookEntry[]): void {
  for (const entry of entries)
    expect(
      entry.lines.reduce((sum, { amount }) => sum + amount, 0),
      `${entry.kind} ${entry.id}`,
    ).toBe(0);
  for (const currency of books.currencies) {
    const held = books.balance('merchant_available', currency) + books.balance('merchant_pending', currency);
    expect(balanceOf(entries, 'clearing', currency), `clearing in ${currency}`).toBe(held);
    expect(balanceOf(entries, 'reserve', currency)).toBe(books.balance('merchant_reserved', currency));
    expect(balanceOf(entries, 'suspense', currency)).toBe(0);
  }
}

/** A loan that was repaid is nothing any more, and its fee is what it cost. */
function expectLoansRepaid(books: BookReader, entries: readonly BookEntry[]): void {
  for (const currency of books.currencies) {
    const loans = books.all('loan').filter((loan) => loan.currency === currency);
    if (loans.length === 0 || loans.some(({ fully_paid_at }) => fully_paid_at === null)) continue;
    expect(balanceOf(entries, 'loan', currency)).toBe(0);
    expect(balanceOf(entries, 'financing', currency)).toBe(
      loans.reduce((sum, { fee_amount }) => sum + fee_amount, 0),
    );
  }
}

const settings = usualSettings('generic');
const FILES = (['generic', 'hledger', 'beancount'] as const).map(
  (format) => [format, JOURNAL_FILES[format]] as const,
);

/** Every month's files, in every grain, come to that month's statement, which begins where the last one ended. */
function expectMonthsToAgree(entries: readonly BookEntry[]): void {
  const months = [...new Set(entries.map(({ day }) => day.slice(0, 7)))].sort();
  for (const currency of new Set(entries.map((entry) => entry.currency))) {
    let opening = 0;
    for (const month of months) {
      const own = entries.filter((entry) => entry.currency === currency && entry.day.startsWith(month));
      const { closing } = statementOf(own, opening);
      for (const grain of GRAINS)
        for (const [format, file] of FILES) {
          if (isParted(file)) continue;
          const about = { settings, from: firstDay(month), to: lastDay(month), store: 'A shop' };
          const text = [
            file.head(about),
            ...foldEntries(own, grain).map((entry) => file.entry(entry, about)),
          ].join('');
          const sums = sumsOf(
            readJournalFile(format, Buffer.from(text)).map((line) => ({
              ...line,
              account: /(\d{4})/.exec(line.account)?.[1] ?? '',
            })),
          );
          const clearing = sums[`${currency} ${settings.accounts.clearing.code}`] ?? 0;
          expect(opening + clearing, `${month} ${grain} ${format}`).toBe(closing);
          expect(Object.values(sums).reduce((sum, amount) => sum + amount, 0)).toBe(0);
        }
      opening = closing;
    }
  }
}

function statementOf(own: readonly BookEntry[], opening: number) {
  const movements = own.flatMap((entry) => {
    if (entry.kind === 'summary') return [];
    const clearing = entry.lines.find(({ account }) => account === 'clearing')?.amount ?? 0;
    const fees = entry.lines
      .filter(({ account }) => /_fees$/.test(account) && account !== 'reader_fees')
      .reduce((sum, { amount }) => sum + amount, 0);
    return [
      { kind: entry.kind, count: 1, amount: clearing + fees, fees, fee_tax: 0, fees_untold: 0, exchange: 0 },
    ];
  });
  return monthlyStatement({ opening, movements, held: null, pending: 0, in_transit: 0 });
}

/** What left and no line of the bank is: nobody else knows of it. */
const inTransit = (books: BookReader, bank: Bank, currency: string): number => {
  const arrived = new Set(bank.matches.flatMap(({ payouts }) => payouts.map(({ id }) => id)));
  return books
    .all('payout')
    .filter((payout) => payout.currency === currency && payout.returned === null && !cameBack(payout.status))
    .reduce((sum, { id, amount }) => (arrived.has(id) ? sum : sum + amount), 0);
};

/**
 * With the bank: what it shows is the bank's account, what it does not is in transit, and the clearing knows nothing of it.
 * Months are locked, and matches undone, in between: what was closed stays, and all of it together is always what holds now.
 */
function expectBankToAgree(books: BookReader, bank: Bank): void {
  const arrived = bank.entries();
  for (const { lines } of arrived) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  const entries = [...journalOf(books), ...arrived];
  for (const currency of books.currencies) {
    const shown = bank.matches
      .filter((match) => match.currency === currency)
      .flatMap(({ lines }) => lines)
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(balanceOf(arrived, 'clearing', currency)).toBe(0);
    expect(balanceOf(entries, 'bank', currency), `bank in ${currency}`).toBe(shown);
    expect(balanceOf(entries, 'in_transit', currency), `in transit in ${currency}`).toBe(
      inTransit(books, bank, currency),
    );
  }
}

test(
  `the journal of ${RUNS} random histories balances at every step, and every month's files are its statement`,
  async () => {
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(history(STEPS_MAX), fc.array(bankStep, { maxLength: 40 }), async (steps, said) => {
        const books = await live(steps, (now) => expectBalanced(now, journalOf(now)));
        const bank = openBank(books);
        for (const one of said) {
          const before = bank.closed();
          bank.take(one);
          expect(bank.closed().slice(0, before.length)).toEqual(one.do === 'unlock' ? bank.closed() : before);
          expectBankToAgree(books, bank);
        }
        for (const { kind } of bank.entries()) seen.set(kind, (seen.get(kind) ?? 0) + 1);
        const entries = journalOf(books);
        expectBalanced(books, entries);
        expectLoansRepaid(books, entries);
        expectMonthsToAgree(entries);
        for (const { kind } of entries) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }),
      { seed, numRuns: RUNS },
    );
    // A property over nothing would hold too: all that the provider does was among them.
    const never = ['adjustment', 'other_balance'];
    expect(MOVEMENT_KINDS.filter((kind) => !never.includes(kind) && !seen.has(kind))).toEqual([]);
  },
  rounds(180_000, 180_000, 900_000),
);

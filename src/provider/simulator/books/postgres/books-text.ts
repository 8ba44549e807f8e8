import { copyText } from '../../../copy-text.ts';
import type { DueDraft } from '../../core/changes.ts';
import { assertBalanced, type LedgerEntry } from '../../core/ledger.ts';
import { mayLeave } from '../../core/may-leave.ts';
import type { SimObject } from '../../core/sim-object.ts';

/** A piece of a finished history. Each object comes once, as it is in the end; the entries of a piece add up to nothing. */
export type HistoryBatch = Readonly<{
  /** With their text, where whoever made them has it already. */
  put: readonly (SimObject & Readonly<{ json?: string }>)[];
  ledger: readonly LedgerEntry[];
  due: readonly DueDraft[];
}>;

/** The next of the numbers that a piece counts on. A piece counts as one command. */
export type Numbers = Readonly<{ command: number; due: number; waiting: number }>;

/** A piece as COPY reads it, and the numbers that come after it. */
export type BooksText = Readonly<{
  objects: readonly Uint8Array[];
  entries: readonly Uint8Array[];
  due: readonly Uint8Array[];
  next: Numbers;
}>;

export function booksText(
  account_id: string,
  { put, ledger, due }: HistoryBatch,
  numbers: Numbers,
): BooksText {
  assertBalanced(ledger);
  return {
    objects: copyText(objectRows(account_id, put, numbers.waiting)),
    entries: copyText(
      ledger.map(({ ledger: name, currency, amount, transaction, payout }) => [
        account_id,
        numbers.command,
        name,
        currency,
        amount,
        transaction,
        payout,
      ]),
    ),
    due: copyText(
      due.map(({ at, kind, subject }, index) => [numbers.due + index, at, account_id, kind, subject]),
    ),
    next: {
      command: numbers.command + 1,
      due: numbers.due + due.length,
      waiting: numbers.waiting + countWaiting(put),
    },
  };
}

export const countWaiting = (put: HistoryBatch['put']): number => put.filter(isWaiting).length;

const isWaiting = (object: SimObject): boolean =>
  object.kind === 'transaction' && object.value.payout === null;

function* objectRows(account_id: string, put: HistoryBatch['put'], firstWaiting: number) {
  let waiting = firstWaiting;
  for (const object of put) {
    const { kind, id, value } = object;
    const transaction = object.kind === 'transaction' ? object.value : undefined;
    yield [
      account_id,
      kind,
      id,
      { json: object.json ?? JSON.stringify(value) },
      transaction?.currency ?? null,
      transaction?.payout ?? null,
      transaction !== undefined && mayLeave(transaction),
      isWaiting(object) ? waiting++ : null,
    ];
  }
}

/** Writes the pieces of a history with which books begin, one after the other. */
export function booksWriter(account_id: string): (batch: HistoryBatch) => BooksText {
  let numbers: Numbers = { command: 1, due: 1, waiting: 1 };
  return (batch) => {
    const text = booksText(account_id, batch, numbers);
    numbers = text.next;
    return text;
  };
}

import { type Currency, type Minor, minor } from '#domain/shared/money.ts';
import type { ObjectKind, ProviderEvent, ProviderObjects } from '../../provider-objects.ts';
import type { LedgerAccount, LedgerEntry } from '../core/ledger.ts';
import { mayLeave } from '../core/may-leave.ts';
import type { SimObject } from '../core/sim-object.ts';
import type { KeptAnswer, Reading } from '../core/store.ts';
import { feeLines } from '../facts/fee-lines.ts';

/** One account's books. */
export type Books = Readonly<{
  objects: Map<ObjectKind, Map<string, SimObject>>;
  /** Money that has not left with a payout: few, however long the history. */
  unpaid: Set<string>;
  ledger: LedgerEntry[];
  balances: Map<string, { ledger: LedgerAccount; currency: Currency; amount: Minor }>;
  answers: Map<string, KeptAnswer>;
  contents: Map<string, Uint8Array>;
  events: ProviderEvent[];
}>;

export const emptyBooks = (): Books => ({
  objects: new Map(),
  unpaid: new Set(),
  ledger: [],
  balances: new Map(),
  answers: new Map(),
  contents: new Map(),
  events: [],
});

/** The kind under which an object was put decides the kind of its value. */
const stored = <Kind extends ObjectKind>(object: SimObject | undefined) =>
  object?.value as ProviderObjects[Kind] | undefined;
export const valuesOf = <Kind extends ObjectKind>(
  books: Books,
  kind: Kind,
): readonly ProviderObjects[Kind][] =>
  [...(books.objects.get(kind)?.values() ?? [])].map(({ value }) => value as ProviderObjects[Kind]);

export function readingOf(account_id: string, books: Books): Reading {
  const find = async <Kind extends ObjectKind>(kind: Kind, id: string) =>
    stored<Kind>(books.objects.get(kind)?.get(id));
  const transactions = (
    keep: (transaction: ProviderObjects['transaction']) => boolean,
    ids: Iterable<string>,
  ) => {
    const found = [];
    for (const id of ids) {
      const transaction = stored<'transaction'>(books.objects.get('transaction')?.get(id));
      if (transaction && keep(transaction)) found.push(transaction);
    }
    return found;
  };
  return {
    account: () => find('account', account_id),
    find,
    findMany: async (names) => names.flatMap(({ kind, id }) => books.objects.get(kind)?.get(id) ?? []),
    all: async <Kind extends ObjectKind>(kind: Kind) => valuesOf(books, kind),
    waitingTransactions: async (currency: Currency) =>
      transactions((one) => one.currency === currency && mayLeave(one), books.unpaid),
    payoutTransactions: async (payout: string) =>
      transactions((one) => one.payout === payout, books.objects.get('transaction')?.keys() ?? []),
    balances: async () => [...books.balances.values()],
    feesBetween: async (from, until) =>
      feeLines(valuesOf(books, 'transaction'), valuesOf(books, 'payout'), from, until),
  };
}

export function put(books: Books, object: SimObject): void {
  const kind = books.objects.get(object.kind) ?? new Map<string, SimObject>();
  books.objects.set(object.kind, kind.set(object.id, object));
  if (object.kind !== 'transaction') return;
  if (object.value.payout === null) books.unpaid.add(object.id);
  else books.unpaid.delete(object.id);
}

export function post(books: Books, entry: LedgerEntry): void {
  books.ledger.push(entry);
  const key = `${entry.ledger} ${entry.currency}`;
  const before = books.balances.get(key)?.amount ?? 0;
  const { ledger, currency } = entry;
  books.balances.set(key, { ledger, currency, amount: minor(before + entry.amount) });
}

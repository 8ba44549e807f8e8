import { assert } from '#domain/shared/assert.ts';
import { type Currency, type Minor, minor } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { ObjectKind, ProviderEvent, ProviderObjects } from '../provider-objects.ts';
import type { DueItem } from './core/changes.ts';
import type { LedgerAccount, LedgerEntry } from './core/ledger.ts';
import type { SimObject } from './core/sim-object.ts';
import type { KeptAnswer, Store, StoreTransaction } from './core/store.ts';

/** One account's books. */
type Books = Readonly<{
  objects: Map<ObjectKind, Map<string, SimObject>>;
  /** Money that has not left with a payout: few, however long the history. */
  unpaid: Set<string>;
  ledger: LedgerEntry[];
  balances: Map<string, { ledger: LedgerAccount; currency: Currency; amount: Minor }>;
  answers: Map<string, KeptAnswer>;
  contents: Map<string, Uint8Array>;
  events: ProviderEvent[];
}>;

/** Everything the company holds, for those who check that it adds up. */
export type Dump = Readonly<{
  objects: readonly SimObject[];
  ledger: readonly LedgerEntry[];
  events: readonly ProviderEvent[];
}>;
export type MemoryStore = Store & Readonly<{ dump(account_id: string): Dump; clock(): EpochSeconds }>;

const emptyBooks = (): Books => ({
  objects: new Map(),
  unpaid: new Set(),
  ledger: [],
  balances: new Map(),
  answers: new Map(),
  contents: new Map(),
  events: [],
});

/** The company's books in memory. Units of work run one after another; each writes only once it has decided. */
export function openMemoryStore(start: EpochSeconds): MemoryStore {
  const accounts = new Map<string, Books>();
  const due: DueItem[] = [];
  const counters = { clock: start, command: 0, due: 0, event: 0 };
  let turn: Promise<unknown> = Promise.resolve();

  const booksOf = (account_id: string): Books => {
    const books = accounts.get(account_id) ?? emptyBooks();
    accounts.set(account_id, books);
    return books;
  };

  const plan = (item: DueItem): void => {
    let at = due.length;
    while (at > 0 && isBefore(item, due[at - 1])) at -= 1;
    due.splice(at, 0, item);
  };

  return {
    transaction: (account_id, work) => {
      const done = turn.then(() => work(openTransaction(account_id)));
      turn = done.catch(() => undefined);
      return done;
    },
    dump: (account_id) => {
      const { objects, ledger, events } = booksOf(account_id);
      return { objects: [...objects.values()].flatMap((kind) => [...kind.values()]), ledger, events };
    },
    clock: () => counters.clock,
  };

  function openTransaction(account_id: string): StoreTransaction {
    const books = booksOf(account_id);
    return {
      ...readingOf(account_id, books),
      clock: async () => counters.clock,
      setClock: async (at) => {
        assert(at >= counters.clock, 'time does not go back');
        counters.clock = at;
      },
      nextCommand: async () => {
        counters.command += 1;
        return counters.command;
      },
      findAnswer: async (key) => books.answers.get(key),
      keepAnswer: async (key, kept) => void books.answers.set(key, kept),
      apply: async (changes, at, newEventId) => {
        for (const object of changes.put) put(books, object);
        for (const entry of changes.ledger) post(books, entry);
        for (const draft of changes.due) {
          counters.due += 1;
          plan({ ...draft, account_id, sequence: counters.due });
        }
        for (const { type, kind, id } of changes.events) {
          const object = books.objects.get(kind)?.get(id);
          assert(object, `the ${kind} ${id} of event ${type} was written`);
          counters.event += 1;
          const event = {
            id: newEventId(),
            sequence: counters.event,
            type,
            created: at,
            account_id,
            object_id: id,
          };
          books.events.push({ ...event, kind: object.kind, data: object.value } as ProviderEvent);
        }
      },
      nextDue: async (until) => (due[0] && due[0].at <= until ? due[0] : undefined),
      removeDue: async ({ sequence }) => {
        const at = due.findIndex((item) => item.sequence === sequence);
        if (at >= 0) due.splice(at, 1);
      },
      putContent: async (id, content) => void books.contents.set(id, content),
      findContent: async (id) => books.contents.get(id),
      page: async (kind, after, limit) => {
        const from = after === null ? 0 : Number(after);
        const all = valuesOf(books, kind);
        const data = all.slice(from, from + limit);
        return { data, cursor: from + data.length < all.length ? String(from + data.length) : null };
      },
      eventsAfter: async (sequence, limit) =>
        books.events.filter((event) => event.sequence > sequence).slice(0, limit),
    };
  }
}

const isBefore = (item: DueItem, other: DueItem | undefined): boolean =>
  other !== undefined && (item.at < other.at || (item.at === other.at && item.sequence < other.sequence));

/** The kind under which an object was put decides the kind of its value. */
const kept = <Kind extends ObjectKind>(object: SimObject | undefined) =>
  object?.value as ProviderObjects[Kind] | undefined;
const valuesOf = <Kind extends ObjectKind>(books: Books, kind: Kind): readonly ProviderObjects[Kind][] =>
  [...(books.objects.get(kind)?.values() ?? [])].map(({ value }) => value as ProviderObjects[Kind]);

function readingOf(account_id: string, books: Books) {
  const find = async <Kind extends ObjectKind>(kind: Kind, id: string) =>
    kept<Kind>(books.objects.get(kind)?.get(id));
  const transactions = (
    keep: (transaction: ProviderObjects['transaction']) => boolean,
    ids: Iterable<string>,
  ) => {
    const found = [];
    for (const id of ids) {
      const transaction = kept<'transaction'>(books.objects.get('transaction')?.get(id));
      if (transaction && keep(transaction)) found.push(transaction);
    }
    return found;
  };
  return {
    account: () => find('account', account_id),
    find,
    all: async <Kind extends ObjectKind>(kind: Kind) => valuesOf(books, kind),
    waitingTransactions: async (currency: Currency) =>
      transactions((one) => one.currency === currency && one.status === 'available', books.unpaid),
    payoutTransactions: async (payout: string) =>
      transactions((one) => one.payout === payout, books.objects.get('transaction')?.keys() ?? []),
    balances: async () => [...books.balances.values()],
  };
}

function put(books: Books, object: SimObject): void {
  const kind = books.objects.get(object.kind) ?? new Map<string, SimObject>();
  books.objects.set(object.kind, kind.set(object.id, object));
  if (object.kind !== 'transaction') return;
  if (object.value.payout === null) books.unpaid.add(object.id);
  else books.unpaid.delete(object.id);
}

function post(books: Books, entry: LedgerEntry): void {
  books.ledger.push(entry);
  const key = `${entry.ledger} ${entry.currency}`;
  const before = books.balances.get(key)?.amount ?? 0;
  const { ledger, currency } = entry;
  books.balances.set(key, { ledger, currency, amount: minor(before + entry.amount) });
}

import { assert } from '#domain/shared/assert.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { ProviderEvent } from '../../provider-objects.ts';
import type { Changes, DueItem } from '../core/changes.ts';
import type { LedgerEntry } from '../core/ledger.ts';
import type { SimObject } from '../core/sim-object.ts';
import type { BookStore, StoreTransaction } from '../core/store.ts';
import { type Books, emptyBooks, post, put, readingOf, valuesOf } from './memory-books.ts';
import { type MerchantPlaces, nextPlace } from './merchant-places.ts';

/** Everything the provider holds, for those who check that it adds up. */
export type Dump = Readonly<{
  objects: readonly SimObject[];
  ledger: readonly LedgerEntry[];
  events: readonly ProviderEvent[];
}>;
export type MemoryStore = BookStore &
  MerchantPlaces &
  Readonly<{ dump(account_id: string): Dump; clock(): EpochSeconds }>;

/** What all accounts share: one clock, one list of what is due, and the numbers that name things. */
type Shared = {
  clock: EpochSeconds;
  command: number;
  planned: number;
  told: number;
  readonly due: DueItem[];
};

/** The provider's books in memory. Units of work run one after another; each writes only once it has decided. */
export function openMemoryStore(start: EpochSeconds): MemoryStore {
  const accounts = new Map<string, Books>();
  const places = new Map<string, string>();
  const shared: Shared = { clock: start, command: 0, planned: 0, told: 0, due: [] };
  let turn: Promise<unknown> = Promise.resolve();

  const booksOf = (account_id: string): Books => {
    const books = accounts.get(account_id) ?? emptyBooks();
    accounts.set(account_id, books);
    return books;
  };
  const transaction: BookStore['transaction'] = (account_id, work) => {
    const done = turn.then(() => work(openTransaction(account_id, booksOf(account_id), shared)));
    turn = done.catch(() => undefined);
    return done;
  };
  return {
    ask: transaction,
    transaction,
    dump: (account_id) => {
      const { objects, ledger, events } = booksOf(account_id);
      return { objects: [...objects.values()].flatMap((kind) => [...kind.values()]), ledger, events };
    },
    clock: () => shared.clock,
    accountOf: async (merchant) => places.get(merchant) ?? merchant,
    leave: async (merchant, account_id) => {
      if ((places.get(merchant) ?? merchant) === account_id)
        places.set(merchant, nextPlace(merchant, account_id));
    },
  };
}

const openTransaction = (account_id: string, books: Books, shared: Shared): StoreTransaction => ({
  ...readingOf(account_id, books),
  clock: async () => shared.clock,
  setClock: async (at) => {
    assert(at >= shared.clock, 'time does not go back');
    shared.clock = at;
  },
  nextCommand: async () => {
    shared.command += 1;
    return shared.command;
  },
  findAnswer: async (key) => books.answers.get(key),
  apply: async (changes, at, newEventId, kept) => {
    if (kept) books.answers.set(kept.key, { request: kept.request, answer: kept.answer });
    for (const object of changes.put) put(books, object);
    for (const entry of changes.ledger) post(books, entry);
    plan(shared, account_id, changes.due);
    tell(shared, account_id, books, changes.events, at, newEventId);
  },
  nextDue: async (until) => (shared.due[0] && shared.due[0].at <= until ? shared.due[0] : undefined),
  removeDue: async ({ sequence }) => {
    const at = shared.due.findIndex((item) => item.sequence === sequence);
    if (at >= 0) shared.due.splice(at, 1);
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
});

/** Keeps the list in order: what is due earlier first, and of two at one moment what was planned first. */
function plan(shared: Shared, account_id: string, drafts: Changes['due']): void {
  for (const draft of drafts) {
    shared.planned += 1;
    let at = shared.due.length;
    while (at > 0 && draft.at < (shared.due[at - 1]?.at ?? 0)) at -= 1;
    shared.due.splice(at, 0, { ...draft, account_id, sequence: shared.planned });
  }
}

function tell(
  shared: Shared,
  account_id: string,
  books: Books,
  drafts: Changes['events'],
  created: EpochSeconds,
  newEventId: () => ProviderEvent['id'],
): void {
  for (const { type, kind, id } of drafts) {
    const object = books.objects.get(kind)?.get(id);
    assert(object, `the ${kind} ${id} of event ${type} was written`);
    shared.told += 1;
    const event = { id: newEventId(), sequence: shared.told, type, created, account_id, object_id: id };
    // Kind and value come from one object, which the compiler cannot see in a union.
    books.events.push({ ...event, kind: object.kind, data: object.value } as ProviderEvent);
  }
}

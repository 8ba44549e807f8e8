import type { PayoutId } from '#domain/shared/ids.ts';
import type { Currency, Minor } from '#domain/shared/money.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type {
  BalanceTransaction,
  NamedObject,
  ObjectKind,
  ObjectName,
  ProviderEvent,
  ProviderObjects,
} from '../../provider-objects.ts';
import type { FeeLine } from '../facts/fee-lines.ts';
import type { Changes, DueItem } from './changes.ts';
import type { LedgerAccount } from './ledger.ts';

export type LedgerBalance = Readonly<{ ledger: LedgerAccount; currency: Currency; amount: Minor }>;
export type KeptAnswer = Readonly<{ request: string; answer: unknown }>;

/** What a command may load before it decides. Everything is one account's; another account's things do not exist here. */
export type Reading = Readonly<{
  account(): Promise<ProviderAccount | undefined>;
  find<Kind extends ObjectKind>(kind: Kind, id: string): Promise<ProviderObjects[Kind] | undefined>;
  /** Those of several that there are. */
  findMany(names: readonly ObjectName[]): Promise<readonly NamedObject[]>;
  /** All of a kind of which an account has a handful: bank accounts, readers, loans. */
  all<Kind extends 'bank_account' | 'reader' | 'loan'>(kind: Kind): Promise<readonly ProviderObjects[Kind][]>;
  /** Available money that has not left with a payout, oldest first. */
  waitingTransactions(currency: Currency): Promise<readonly BalanceTransaction[]>;
  payoutTransactions(payout: PayoutId): Promise<readonly BalanceTransaction[]>;
  balances(): Promise<readonly LedgerBalance[]>;
  /** What was charged from one moment until before another, by what for. */
  feesBetween(from: EpochSeconds, until: EpochSeconds): Promise<readonly FeeLine[]>;
}>;

/** One unit of work: all of it is written, or nothing. */
export type StoreTransaction = Reading &
  Readonly<{
    clock(): Promise<EpochSeconds>;
    setClock(at: EpochSeconds): Promise<void>;
    /** A number no other command gets; ids are drawn from it, so the same history has the same ids. */
    nextCommand(): Promise<number>;
    findAnswer(key: string): Promise<KeptAnswer | undefined>;
    /** Writes what a command decided, and the answer that is kept under its key. */
    apply(
      changes: Omit<Changes, 'answer'>,
      at: EpochSeconds,
      newEventId: () => `evt_${string}`,
      kept?: KeptAnswer & Readonly<{ key: string }>,
    ): Promise<void>;
    /** The earliest thing due by then, of any account, first planned first. */
    nextDue(until: EpochSeconds): Promise<DueItem | undefined>;
    removeDue(item: DueItem): Promise<void>;
    putContent(id: string, content: Uint8Array): Promise<void>;
    findContent(id: string): Promise<Uint8Array | undefined>;
    page<Kind extends ObjectKind>(
      kind: Kind,
      after: string | null,
      limit: number,
    ): Promise<Readonly<{ data: readonly ProviderObjects[Kind][]; cursor: string | null }>>;
    eventsAfter(sequence: number, limit: number): Promise<readonly ProviderEvent[]>;
  }>;

/** What can be asked of the books without a unit of work. */
export type Questions = Reading & Pick<StoreTransaction, 'clock' | 'nextDue' | 'page' | 'eventsAfter'>;

/** Where a provider keeps its books: in memory, or in its own schema of a database. */
export type BookStore = Readonly<{
  /** One question, answered as the books stand: it waits for no command. Several questions take a transaction. */
  ask<Answer>(account_id: string, question: (books: Questions) => Promise<Answer>): Promise<Answer>;
  transaction<Answer>(account_id: string, work: (tx: StoreTransaction) => Promise<Answer>): Promise<Answer>;
}>;

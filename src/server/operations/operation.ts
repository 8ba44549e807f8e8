import type * as z from 'zod/mini';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { Spending } from '../approvals/refund-room.ts';
import type { AuditedObject } from '../audit/write-audit.ts';
import type { Database } from '../db/database.ts';
import type { OperationId } from '../db/schema/schema-operations.ts';
import type { Deps } from '../deps.ts';
import type { ReadObjects } from '../events/keep-objects.ts';
import type { OperationRow } from './operation-repository.ts';

/** What an operation may touch, whether a request or the reconciler carries it on. */
export type OperationDeps = Pick<Deps, 'db' | 'now' | 'log'> & Readonly<{ provider: PaymentProvider }>;

/** `read_order` is where the answer stands among everything read from the provider: an older one never hides a newer one. */
export type SentOperation = Readonly<{ operation_id: OperationId; provider: string; read_order: number }>;

/** The reply is kept and given again; before and after are for whoever reads the audit log. */
export type Applied<Reply> = Readonly<{
  reply: Reply;
  before?: unknown;
  after?: unknown;
  /** What the answer told, to be kept in the same transaction. */
  keeps?: readonly ReadObjects[];
  /** What is done once that is kept. */
  follow?: () => Promise<void>;
}>;

/** An answer, with what was asked. */
export type Told<Input, Answer> = Readonly<{ answer: Answer; input: Input; sent: SentOperation }>;

export type About = Readonly<{
  /**
   * What would be the same thing done twice: it stands in for the key of a caller who gave none, and holds off a second
   * one while the first is under way. `undefined` where every call is meant.
   */
  naturalKey: string | undefined;
  /** What it takes out of the room that limits leave to a person; without it, nothing is limited. */
  spends?: Spending;
}>;

/** One way of moving money, or of something else that must happen once. */
export type OperationDefinition<Input, Answer, Reply> = Readonly<{
  /** Operations wait in the database under this name, so it never changes. */
  kind: string;
  input: z.ZodMiniType<Input>;
  reply: z.ZodMiniType<Reply>;
  /** What is known of it before it is asked. */
  about: (db: Database, input: Input) => Promise<About>;
  /** Asks the provider, always with the same key. A refusal is a failure of the catalogue; anything unclear throws otherwise. */
  send: (provider: PaymentProvider, input: Input, key: OperationId) => Promise<Answer>;
  /**
   * Finds what an earlier attempt may have done, once the provider may have forgotten its key. Our own copy may tell where to
   * look; what is there is asked of the provider.
   */
  lookUp?: (
    provider: PaymentProvider,
    input: Input,
    key: OperationId,
    db: Database,
  ) => Promise<Answer | undefined>;
  /** Writes down what happened, in the transaction that also ends the operation. May enqueue jobs. */
  apply: (trx: Database, answer: Answer, input: Input, sent: SentOperation) => Promise<Applied<Reply>>;
  /**
   * The same for several that are answered in one moment, in one transaction. Only what locks nothing that others may be waiting
   * for while they hold something of ours may be one of them.
   */
  several?: Readonly<{
    mayBeOne: (answer: Answer) => boolean;
    apply: (trx: Database, told: readonly Told<Input, Answer>[]) => Promise<readonly Applied<Reply>[]>;
  }>;
  audited: (input: Input) => AuditedObject;
}>;

/** An operation as the reconciler sees it: a kind, and how to carry on with a row of it. */
export type AnyOperation = Readonly<{
  kind: string;
  carryOn: (deps: OperationDeps, row: OperationRow) => Promise<OperationRow>;
}>;

export type Operation<Input, Answer, Reply> = OperationDefinition<Input, Answer, Reply> & AnyOperation;

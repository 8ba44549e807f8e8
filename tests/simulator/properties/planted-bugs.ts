import { minor } from '#domain/shared/money.ts';
import type { BalanceTransaction } from '#provider/provider-objects.ts';
import type { Changes } from '#provider/simulator/core/changes.ts';
import type { Command } from '#provider/simulator/core/command.ts';
import { CORE_COMMANDS } from '#provider/simulator/core/core-commands.ts';
import { type SimObject, simObject } from '#provider/simulator/core/sim-object.ts';
import type { BookStore, StoreTransaction } from '#provider/simulator/core/store.ts';
import type { openMemorySimulator } from '#provider/simulator/memory-simulator.ts';

type Parts = NonNullable<Parameters<typeof openMemorySimulator>[1]>;
export type PlantedBug = Readonly<{ name: string; parts: Parts }>;

const { refundCharge, decideDispute, capturePayment, createPayment, failPayout, payOutInstantly } =
  CORE_COMMANDS;

/** A command that sees other books than there are. */
const misled = <Request, Slice, Answer>(
  one: Command<Request, Slice, Answer>,
  see: (slice: Slice) => Slice,
): Command<Request, Slice, Answer> => ({
  ...one,
  load: async (store, request) => see(await one.load(store, request)),
});

/** A command that decides well and writes something else. */
const garbled = <Request, Slice, Answer>(
  one: Command<Request, Slice, Answer>,
  write: (changes: Changes<Answer>) => Changes<Answer>,
): Command<Request, Slice, Answer> => ({
  ...one,
  decide: (slice, request, context) => write(one.decide(slice, request, context)),
});

const eachTransaction = (
  put: readonly SimObject[],
  change: (transaction: BalanceTransaction) => BalanceTransaction,
): readonly SimObject[] =>
  put.map((object) =>
    object.kind === 'transaction' ? simObject('transaction', change(object.value)) : object,
  );

/** Books whose transactions answer some questions wrongly. */
const lying =
  (lie: (tx: StoreTransaction) => Partial<StoreTransaction>) =>
  (store: BookStore): BookStore => ({
    ask: (account_id, question) => store.transaction(account_id, (tx) => question({ ...tx, ...lie(tx) })),
    transaction: (account_id, work) => store.transaction(account_id, (tx) => work({ ...tx, ...lie(tx) })),
  });

const unpaid = async (tx: StoreTransaction): Promise<readonly BalanceTransaction[]> =>
  (await tx.page('transaction', null, 10_000)).data.filter(({ payout }) => payout === null);

export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    name: 'a refund with its sign swapped',
    parts: {
      commands: {
        refundCharge: garbled(refundCharge, (changes) => ({
          ...changes,
          put: eachTransaction(changes.put, (row) => ({
            ...row,
            amount: minor(-row.amount),
            net: minor(-row.net),
          })),
          ledger: changes.ledger.map((entry) => ({ ...entry, amount: minor(-entry.amount) })),
        })),
      },
    },
  },
  {
    name: 'keys that are never remembered',
    parts: { wrapStore: lying(() => ({ findAnswer: async () => undefined })) },
  },
  {
    name: 'a dispute fee that a win does not return',
    parts: {
      commands: {
        decideDispute: garbled(decideDispute, (changes) => ({
          ...changes,
          put: eachTransaction(changes.put, (row) =>
            row.type === 'dispute_reversal' ? { ...row, fee: minor(0), net: row.amount } : row,
          ),
          ledger: changes.ledger.filter(
            (_, index) => changes.ledger.length < 4 || index < changes.ledger.length - 2,
          ),
        })),
      },
    },
  },
  {
    name: 'a payout that counts money still pending',
    parts: {
      wrapStore: lying((tx) => ({
        waitingTransactions: async (currency) =>
          (await unpaid(tx)).filter((row) => row.currency === currency),
      })),
    },
  },
  {
    name: 'a refund that forgets what was refunded before',
    parts: {
      commands: {
        refundCharge: misled(refundCharge, (slice) => ({
          ...slice,
          charge: { ...slice.charge, amount_refunded: minor(0), refunded: false },
        })),
      },
    },
  },
  {
    name: 'an exchange that rounds each part by itself',
    parts: {
      commands: {
        refundCharge: misled(refundCharge, (slice) => ({ ...slice, taken: { customer: 0, settled: 0 } })),
      },
    },
  },
  {
    name: 'an authorization captured after it lapsed',
    parts: {
      commands: {
        capturePayment: misled(capturePayment, (slice) => ({
          ...slice,
          intent: { ...slice.intent, status: 'requires_capture', capture_before: null },
        })),
      },
    },
  },
  {
    name: 'a fee that is shown and not deducted',
    parts: {
      commands: {
        createPayment: garbled(createPayment, (changes) => ({
          ...changes,
          put: eachTransaction(changes.put, (row) => ({ ...row, net: row.amount })),
        })),
      },
    },
  },
  {
    name: 'a failed payout that keeps its rows',
    parts: {
      commands: {
        failPayout: garbled(failPayout, (changes) => ({
          ...changes,
          put: changes.put.filter(({ kind }) => kind !== 'transaction'),
        })),
      },
    },
  },
  {
    name: 'an instant payout that sends its fee along',
    parts: {
      commands: {
        payOutInstantly: garbled(payOutInstantly, (changes) => ({
          ...changes,
          put: changes.put.map((object) =>
            object.kind === 'payout'
              ? simObject('payout', {
                  ...object.value,
                  amount: minor(object.value.amount + object.value.fee),
                })
              : object,
          ),
        })),
      },
    },
  },
  {
    name: 'a payout that takes rows of another currency',
    parts: {
      wrapStore: lying((tx) => ({
        waitingTransactions: async () => (await unpaid(tx)).filter(({ status }) => status === 'available'),
      })),
    },
  },
  {
    name: 'a dispute decided twice',
    parts: {
      commands: {
        decideDispute: misled(decideDispute, (slice) => ({
          ...slice,
          dispute: {
            ...slice.dispute,
            status: slice.dispute.status === 'lost' ? 'under_review' : slice.dispute.status,
          },
        })),
      },
    },
  },
];

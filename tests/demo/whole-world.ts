import { generateWorld, type WorldRequest } from '#demo/history/generate-world.ts';
import type { WorldTables } from '#demo/history/world-rows.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { BalanceTransaction, ObjectKind, ProviderObjects } from '#provider/provider-objects.ts';
import type { DueDraft } from '#provider/simulator/core/changes.ts';
import type { LedgerEntry } from '#provider/simulator/core/ledger.ts';
import type { SimObject } from '#provider/simulator/core/sim-object.ts';

export const SATURDAY = epochSeconds(1_763_180_000);

type Rows = { [Table in keyof WorldTables]: WorldTables[Table][] };
type Objects = { [Kind in ObjectKind]: ProviderObjects[Kind][] };
export type Whole = Rows & { objects: Objects; due: DueDraft[]; ledger: LedgerEntry[]; put: SimObject[] };

/** A world as tests look at it: everything of one kind together. */
export function wholeWorld(request: Partial<WorldRequest>): Whole {
  const rows: Rows = {
    customers: [],
    products: [],
    orders: [],
    order_items: [],
    order_notes: [],
    order_refunds: [],
    subscriptions: [],
    subscription_orders: [],
  };
  const objects: Objects = {
    account: [],
    bank_account: [],
    payment_intent: [],
    charge: [],
    refund: [],
    dispute: [],
    ...{
      transaction: [],
      payout: [],
      loan: [],
      reader: [],
      reader_fee: [],
      file: [],
      document: [],
      site: [],
    },
  };
  const whole: Whole = { ...rows, objects, due: [], ledger: [], put: [] };
  for (const batch of generateWorld({ scenario: 'busy', seed: 'test', now: SATURDAY, ...request })) {
    if (batch.table !== 'history') {
      const table: object[] = whole[batch.table];
      table.push(...batch.rows);
      continue;
    }
    for (const object of batch.put) {
      const kind: object[] = objects[object.kind];
      kind.push(object.value);
    }
    whole.put.push(...batch.put);
    whole.due.push(...batch.due);
    whole.ledger.push(...batch.ledger);
  }
  return whole;
}

export const isSale = ({ type }: BalanceTransaction): boolean => type === 'charge' || type === 'payment';

export const valuesOf = <Row, Key extends keyof Row>(rows: readonly Row[], key: Key) =>
  new Set(rows.map((row) => row[key]));

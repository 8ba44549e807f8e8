import {
  accountRow,
  chargeRow,
  disputeRow,
  intentRow,
  payoutRow,
  refundRow,
} from '#server/events/object-rows.ts';
import { documentRow, loanRow } from '#server/events/paper-projections.ts';
import type { ProjectedKind, ProjectedRow } from '#server/events/projection.ts';
import { transactionRow } from '#server/events/transaction-row.ts';
import type { DemoHistory, DemoObject } from './demo-world.ts';

/** Where each kind of object is kept. */
const HISTORY_TABLES: Readonly<Record<ProjectedKind, string>> = {
  account: 'account',
  payout: 'payouts',
  payment_intent: 'payment_intents',
  charge: 'charges',
  refund: 'refunds',
  dispute: 'disputes',
  transaction: 'transactions',
  document: 'documents',
  loan: 'loans',
};

/** The row that an event about the same object would have brought; nothing for what we do not keep. */
function rowOf(provider: string, object: DemoObject, sales: DemoHistory['sales']): ProjectedRow | undefined {
  switch (object.kind) {
    case 'account':
      return accountRow(object.value);
    case 'payout':
      return payoutRow(object.value);
    case 'payment_intent':
      return intentRow(provider, object.value);
    case 'charge':
      return chargeRow(provider, object.value);
    case 'refund':
      return refundRow(provider, object.value);
    case 'dispute':
      return disputeRow(provider, object.value);
    case 'transaction': {
      const sale = sales.get(object.value.charge ?? '');
      return transactionRow(object.value, sale, sale ? Number(sale.metadata.order_id) : null);
    }
    case 'document':
      return documentRow(provider, object.value);
    case 'loan':
      return loanRow(provider, object.value);
    default:
      return undefined;
  }
}

/** A piece of the history as rows of our tables. */
export function historyRows(
  provider: string,
  { put, sales }: DemoHistory,
): ReadonlyMap<string, ProjectedRow[]> {
  const rows = new Map<string, ProjectedRow[]>();
  for (const object of put) {
    const row = rowOf(provider, object, sales);
    if (!row || !isKept(object.kind)) continue;
    const table = HISTORY_TABLES[object.kind];
    const others = rows.get(table);
    if (others) others.push(row);
    else rows.set(table, [row]);
  }
  return rows;
}

const isKept = (kind: string): kind is ProjectedKind => Object.hasOwn(HISTORY_TABLES, kind);

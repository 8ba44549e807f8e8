import type {
  BalanceTransaction,
  Charge,
  ObjectKind,
  Payout,
  ProviderObjects,
} from '#provider/provider-objects.ts';
import type { DueDraft } from '#provider/simulator/core/changes.ts';
import { type LedgerAccount, type LedgerEntry, transfer } from '#provider/simulator/core/ledger.ts';
import { type WrittenObject, writtenObject } from '#provider/simulator/core/sim-object.ts';

/** Some objects of the history, as they are in the end, with the money they moved and what is still due. */
export type HistoryPiece = Readonly<{
  table: 'history';
  put: readonly WrittenObject[];
  ledger: readonly LedgerEntry[];
  due: readonly DueDraft[];
  /** The sales that this piece's movements are about, by the id of their charge. */
  sales: ReadonlyMap<string, Charge>;
}>;

const PIECE_OBJECTS = 2000;

const COUNTERPARTIES: Readonly<Record<BalanceTransaction['type'], LedgerAccount>> = {
  charge: 'customers',
  payment: 'customers',
  refund: 'customers',
  payment_refund: 'customers',
  refund_failure: 'customers',
  payment_failure_refund: 'customers',
  dispute: 'disputes',
  dispute_reversal: 'disputes',
  card_reader_fee: 'fees',
  financing_payout: 'lender',
  financing_paydown: 'lender',
  adjustment: 'fees',
};

/** Both sides of a movement, as far as its money has come by now. */
function entriesOf(row: BalanceTransaction): readonly LedgerEntry[] {
  const merchant = row.status === 'pending' ? 'merchant_pending' : 'merchant_available';
  const counterparty = COUNTERPARTIES[row.type];
  const reference = { transaction: row.id };
  if (row.customer_currency === row.currency)
    return [
      ...transfer(counterparty, merchant, row.amount, row.currency, reference),
      ...transfer(merchant, 'fees', row.fee, row.currency, reference),
    ];
  return [
    ...transfer(counterparty, 'exchange', row.customer_amount, row.customer_currency, reference),
    ...transfer('exchange', merchant, row.amount, row.currency, reference),
    ...transfer(merchant, 'fees', row.fee, row.currency, reference),
  ];
}

/** What left with a payout. One that came to nothing left nothing behind. */
function entriesOfPayout({ id, status, amount, fee, currency }: Payout): readonly LedgerEntry[] {
  if (status === 'failed' || status === 'canceled') return [];
  const reached = status === 'paid' ? 'bank' : 'in_transit';
  return [
    ...transfer('merchant_available', reached, amount, currency, { payout: id }),
    ...transfer('merchant_available', 'fees', fee, currency, { payout: id }),
  ];
}

/** Collects the history as it is made and hands it on in pieces, so that a world of any size fits in little memory. */
export type HistoryPieces = Readonly<{
  put<Kind extends Exclude<ObjectKind, 'transaction' | 'payout'>>(
    kind: Kind,
    value: ProviderObjects[Kind],
  ): void;
  move(transaction: BalanceTransaction, charge: Charge | null): void;
  payOut(payout: Payout): void;
  plan(due: readonly DueDraft[]): void;
  /** Takes the piece if it is full, or whatever there is at the end. */
  take(all?: 'all'): Iterable<HistoryPiece>;
}>;

export function historyPieces(): HistoryPieces {
  let put: WrittenObject[] = [];
  let ledger: LedgerEntry[] = [];
  let due: DueDraft[] = [];
  let sales = new Map<string, Charge>();
  return {
    put: (kind, value) => {
      put.push(writtenObject(kind, value));
    },
    move: (transaction, charge) => {
      put.push(writtenObject('transaction', transaction));
      ledger.push(...entriesOf(transaction));
      if (charge) sales.set(charge.id, charge);
      if (transaction.status === 'pending')
        due.push({ at: transaction.available_on, kind: 'settle_funds', subject: transaction.id });
    },
    payOut: (payout) => {
      put.push(writtenObject('payout', payout));
      ledger.push(...entriesOfPayout(payout));
    },
    plan: (more) => {
      due.push(...more);
    },
    *take(all) {
      if (put.length < PIECE_OBJECTS && !(all === 'all' && put.length + due.length > 0)) return;
      const piece: HistoryPiece = { table: 'history', put, ledger, due, sales };
      [put, ledger, due, sales] = [[], [], [], new Map()];
      yield piece;
    },
  };
}

import type { TransactionType } from '../payments/transaction-type.ts';
import { type Minor, minor } from '../shared/money.ts';
import { known, type Word } from '../shared/word.ts';
import type { PayoutStatus } from './payout-status.ts';

/** The lines a payout can be made of, in the order a merchant reads them. */
export const PROOF_LINE_KINDS = [
  'payments',
  'payment_fees',
  'refunds',
  'refunds_returned',
  'disputes',
  'disputes_won',
  'reader_fees',
  'loan_disbursement',
  'loan_repayment',
  'adjustments',
  'carried_over',
  'shared',
  'payout_fee',
] as const;
export type ProofLineKind = (typeof PROOF_LINE_KINDS)[number];

/** Who says which movements a payout took: the provider, we by our own count, or nobody because it came back. */
export const PROOF_SOURCES = ['provider', 'allocation', 'returned'] as const;
export type ProofSource = (typeof PROOF_SOURCES)[number];

/** Movements of one kind that left with a payout, added up. */
export type ProofGroup = Readonly<{
  type: Word<TransactionType>;
  is_reader_fee: boolean;
  /** They were available when an earlier payout was made that came back. */
  carried: boolean;
  /** Only a part of each belongs to this payout; `net` is that part. */
  shared: boolean;
  count: number;
  amount: number;
  fees: number;
  net: number;
}>;

export type ProvenPayout = Readonly<{ status: Word<PayoutStatus>; amount: number; fee: number }>;
export type ProofLine = Readonly<{ kind: ProofLineKind; count: number; amount: Minor }>;
export type PayoutProof = Readonly<{
  lines: readonly ProofLine[];
  count: number;
  total: Minor;
  /** What the bank was given; nothing, when it gave it back. */
  sent: Minor;
  unexplained: Minor;
}>;

const LINE_OF_TYPE: Readonly<Record<TransactionType, ProofLineKind>> = {
  charge: 'payments',
  payment: 'payments',
  payment_failure_refund: 'refunds',
  payment_refund: 'refunds',
  refund: 'refunds',
  refund_failure: 'refunds_returned',
  dispute: 'disputes',
  dispute_reversal: 'disputes_won',
  card_reader_fee: 'reader_fees',
  financing_payout: 'loan_disbursement',
  financing_paydown: 'loan_repayment',
  adjustment: 'adjustments',
};

/** A payout that came to nothing: its money is the merchant's again. */
export const cameBack = (status: Word<PayoutStatus>): boolean => status === 'failed' || status === 'canceled';

/**
 * What a payout is made of, and what of it nobody can explain. Sales and refunds show what customers paid or got, and the
 * fees on them are a line of their own; everything else is shown after its fee.
 */
export function payoutProof(payout: ProvenPayout, groups: readonly ProofGroup[]): PayoutProof {
  const lines = new Map<ProofLineKind, { count: number; amount: number }>();
  const add = (kind: ProofLineKind, count: number, amount: number) => {
    const line = lines.get(kind) ?? { count: 0, amount: 0 };
    lines.set(kind, { count: line.count + count, amount: line.amount + amount });
  };
  for (const group of groups) addGroup(group, add);
  if (payout.fee !== 0 && !cameBack(payout.status)) add('payout_fee', 1, -payout.fee);

  const total = [...lines.values()].reduce((sum, { amount }) => sum + amount, 0);
  const sent = cameBack(payout.status) ? 0 : payout.amount;
  return {
    lines: PROOF_LINE_KINDS.flatMap((kind) => {
      const line = lines.get(kind);
      return line ? [{ kind, count: line.count, amount: minor(line.amount) }] : [];
    }),
    count: groups.reduce((sum, { count }) => sum + count, 0),
    total: minor(total),
    sent: minor(sent),
    unexplained: minor(sent - total),
  };
}

const BEFORE_FEES: ReadonlySet<ProofLineKind> = new Set(['payments', 'refunds', 'refunds_returned']);

type AddLine = (kind: ProofLineKind, count: number, amount: number) => void;

function addGroup(group: ProofGroup, add: AddLine): void {
  const { type, is_reader_fee, carried, shared, count, amount, fees, net } = group;
  const kind = is_reader_fee ? 'reader_fees' : (known(LINE_OF_TYPE, type) ?? 'adjustments');
  if (shared) add('shared', count, net);
  else if (carried) add('carried_over', count, net);
  else if (!BEFORE_FEES.has(kind)) add(kind, count, net);
  else {
    add(kind, count, amount);
    if (fees !== 0) add('payment_fees', count, -fees);
  }
}

import type { TransactionType } from '../payments/transaction-type.ts';
import { type Minor, minor } from '../shared/money.ts';
import { isOneOf } from '../shared/one-of.ts';
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
export type ProofLine = Readonly<{
  kind: ProofLineKind;
  count: number;
  amount: Minor;
  /** The types that pick out exactly the line's rows among the others of the payout; none where types cannot. */
  types: readonly Word<TransactionType>[];
}>;
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

/** Those that came to nothing: the money is the merchant's again. */
export const CAME_BACK = ['failed', 'canceled'] as const satisfies readonly PayoutStatus[];
export const cameBack = (status: Word<PayoutStatus>): boolean => isOneOf(CAME_BACK, status);

/**
 * What a payout is made of, and what of it nobody can explain. Sales and refunds show what customers paid or got, and the
 * fees on them are a line of their own; everything else is shown after its fee.
 */
export function payoutProof(payout: ProvenPayout, groups: readonly ProofGroup[]): PayoutProof {
  const parts = groups.flatMap(partsOf);
  if (payout.fee !== 0 && !cameBack(payout.status))
    parts.push({ kind: 'payout_fee', count: 1, amount: -payout.fee });

  const lines = PROOF_LINE_KINDS.flatMap((kind) => {
    const own = parts.filter((part) => part.kind === kind);
    return own.length > 0 ? [lineOf(kind, own, groups)] : [];
  });
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const sent = cameBack(payout.status) ? 0 : payout.amount;
  return {
    lines,
    count: groups.reduce((sum, { count }) => sum + count, 0),
    total: minor(total),
    sent: minor(sent),
    unexplained: minor(sent - total),
  };
}

const BEFORE_FEES: ReadonlySet<ProofLineKind> = new Set(['payments', 'refunds', 'refunds_returned']);

/** What a group gives to a line. Without a type it is nothing that a list of rows could show. */
type Part = Readonly<{
  kind: ProofLineKind;
  count: number;
  amount: number;
  type?: Word<TransactionType>;
}>;

function partsOf(group: ProofGroup): Part[] {
  const { type, is_reader_fee, carried, shared, count, amount, fees, net } = group;
  const kind = is_reader_fee ? 'reader_fees' : (known(LINE_OF_TYPE, type) ?? 'adjustments');
  if (shared) return [{ kind: 'shared', count, amount: net }];
  if (carried) return [{ kind: 'carried_over', count, amount: net }];
  if (!BEFORE_FEES.has(kind)) return [{ kind, count, amount: net, type }];
  const whole = { kind, count, amount, type };
  return fees === 0 ? [whole] : [whole, { kind: 'payment_fees', count, amount: -fees, type }];
}

function lineOf(kind: ProofLineKind, parts: readonly Part[], groups: readonly ProofGroup[]): ProofLine {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const types = [...new Set(parts.flatMap(({ type }) => type ?? []))];
  const opened = groups
    .filter(({ type, carried, shared }) => !carried && !shared && types.includes(type))
    .reduce((sum, group) => sum + group.count, 0);
  return {
    kind,
    count,
    amount: minor(parts.reduce((sum, { amount }) => sum + amount, 0)),
    types: opened === count ? types : [],
  };
}

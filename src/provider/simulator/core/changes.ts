import type { EpochSeconds } from '#domain/shared/time.ts';
import type { ObjectKind } from '../../provider-objects.ts';
import type { LedgerEntry } from './ledger.ts';
import type { SimObject } from './sim-object.ts';

/** What will happen by itself when the clock gets there. Each name has its command in `due-commands.ts`. */
export const DUE_KINDS = [
  'settle_funds',
  'expire_authorization',
  'clear_payment',
  'bounce_payment',
  'settle_refund',
  'raise_dispute',
  'dispute_deadline',
  'decide_dispute',
  'make_payouts',
  'send_payout',
  'deliver_payout',
  'close_loan_interval',
  'begin_month',
  'complete_waiting_period',
  'requirements_deadline',
  'verify_details',
  'early_selling_deadline',
] as const;
export type DueKind = (typeof DUE_KINDS)[number];

export type DueDraft = Readonly<{ at: EpochSeconds; kind: DueKind; subject: string }>;
export type DueItem = DueDraft & Readonly<{ account_id: string; sequence: number }>;

/** An event before it is numbered: its object must be among the objects put. */
export type EventDraft = Readonly<{ type: string; kind: ObjectKind; id: string }>;

/** Everything one command does, decided before anything is written. */
export type Changes<Answer = null> = Readonly<{
  put: readonly SimObject[];
  ledger: readonly LedgerEntry[];
  events: readonly EventDraft[];
  due: readonly DueDraft[];
  answer: Answer;
}>;

export const NOTHING: Changes = { put: [], ledger: [], events: [], due: [], answer: null };

type Part = Partial<Omit<Changes, 'answer'>>;

/** Puts parts together, in order. Of an object put twice the later one counts. */
export function changes<Answer>(answer: Answer, ...parts: readonly Part[]): Changes<Answer> {
  const put = new Map<string, SimObject>();
  for (const object of parts.flatMap((part) => part.put ?? []))
    put.set(`${object.kind} ${object.id}`, object);
  return {
    put: [...put.values()],
    ledger: parts.flatMap((part) => part.ledger ?? []),
    events: parts.flatMap((part) => part.events ?? []),
    due: parts.flatMap((part) => part.due ?? []),
    answer,
  };
}

/** `announced('charge.refunded', object)`: the object is written, and whoever listens hears of it. */
export const announced = (object: SimObject, ...types: readonly string[]): Part => ({
  put: [object],
  events: types.map((type) => ({ type, kind: object.kind, id: object.id })),
});

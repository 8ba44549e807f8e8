import { lentIntent } from '#domain/payments/lent-intent.ts';
import type {
  ChargeId,
  DisputeId,
  FileId,
  PaymentIntentId,
  PayoutId,
  RefundId,
  TransactionId,
} from '#domain/shared/ids.ts';
import type { BankAccountId, EventId, ReaderId } from '../provider-objects.ts';

/** What may travel as an id, as a whole object, or not at all. */
export type Reference = string | Readonly<{ id: string }> | null | undefined;

export const idOf = (reference: Reference): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** Stripe's ids are taken as they are: prefixes have changed before, and nothing is read from them. */
const named =
  <Id extends string>() =>
  (reference: Reference): Id | null =>
    idOf(reference) as Id | null;

export const transactionId = named<TransactionId>();
export const disputeId = named<DisputeId>();
export const refundId = named<RefundId>();
export const payoutId = named<PayoutId>();
export const fileId = named<FileId>();
export const readerId = named<ReaderId>();
export const bankAccountId = named<BankAccountId>();
export const eventId = named<EventId>();
export const chargeId = named<ChargeId>();
const intentId = named<PaymentIntentId>();

export const intentOf = (reference: Reference, charge: Reference): PaymentIntentId =>
  intentId(reference) ?? lentIntent(idOf(charge) ?? 'nothing');

/** For ids that Stripe promises to be there. */
export function present<Id extends string>(id: Id | null): Id {
  if (id === null) throw new Error('Broken claim: Stripe names what it answers with');
  return id;
}

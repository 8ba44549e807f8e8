import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { spoken } from '#domain/shared/spoken.ts';

/** A letter of a simulated bank, line by line. It is printed with the letters of Western Europe only. */
export const issuerLetterCopy = spoken('provider/simulator/documents/issuer-letter-copy#issuerLetterCopy', {
  title: 'Statement of the cardholder',
  dispute: (id: string) => `Dispute: ${id}`,
  payment: (id: string) => `Payment: ${id}`,
  received: (day: string) => `Received: ${day}`,
  simulated: 'This letter comes from a simulated bank.',
  claims: {
    fraudulent: 'The cardholder states that they did not make this purchase.',
    product_not_received: 'The cardholder states that the goods never arrived.',
    product_unacceptable: 'The cardholder states that the goods were damaged.',
    duplicate: 'The cardholder states that they were charged twice.',
    unrecognized: 'The cardholder does not recognise the name on the statement.',
    subscription_canceled: 'The cardholder states that the subscription had ended.',
    credit_not_processed: 'The cardholder states that a promised refund never came.',
  } satisfies Partial<Record<DisputeReason, string>>,
} as const);

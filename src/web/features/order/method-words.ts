import type { OrderPayment } from '#contract/orders.ts';
import { identifierLabel, sourceWords } from '#domain/payments/payment-source.ts';

/** What an order was paid with, in one breath: "Visa •••• 4242". */
export function methodOf(payment: OrderPayment | null): string | undefined {
  if (!payment || payment.source === null) return undefined;
  const { source, source_identifier } = payment;
  return [sourceWords(source).label, source_identifier && identifierLabel(source_identifier)]
    .filter(Boolean)
    .join(' ');
}

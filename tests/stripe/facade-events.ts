import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { ProviderEvent } from '#provider/provider-objects.ts';

/** Of a charge that failed, Stripe tells twice: the payment around it has failed as well. */
export async function withFailedPayments(
  simulator: PaymentProvider,
  events: readonly ProviderEvent[],
): Promise<ProviderEvent[]> {
  const told: ProviderEvent[] = [];
  for (const event of events) {
    told.push(event);
    const charge =
      event.type === 'charge.failed' ? await simulator.findObject('charge', event.object_id) : undefined;
    if (!charge) continue;
    const { id, data: _charge, ...same } = event;
    const about = { kind: 'payment_intent', object_id: charge.payment_intent } as const;
    told.push({ ...same, ...about, id: `${id}_payment`, type: 'payment_intent.payment_failed' });
  }
  return told;
}

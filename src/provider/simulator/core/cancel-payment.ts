import { fail } from '#contract/kit/errors.ts';
import type { PaymentIntentId } from '#domain/shared/ids.ts';
import type { PaymentAnswer } from '../../payment-provider.ts';
import type { Charge, PaymentIntent } from '../../provider-objects.ts';
import { announced, type Changes, changes, NOTHING } from './changes.ts';
import { command } from './command.ts';
import { load } from './loaded.ts';
import { simObject } from './sim-object.ts';
import type { Reading } from './store.ts';

type Slice = Readonly<{ intent: PaymentIntent; charge: Charge | undefined }>;
type Request = Readonly<{ payment_intent: PaymentIntentId; reason?: 'requested_by_customer' | 'fraudulent' }>;

const loadSlice = async (store: Reading, id: string): Promise<Slice> => {
  const intent = await load(store, 'payment_intent', id);
  return { intent, charge: intent.charge === null ? undefined : await store.find('charge', intent.charge) };
};

/** Nobody calls back what is taken, gone, or with a bank. */
const FINAL: readonly PaymentIntent['status'][] = ['succeeded', 'canceled', 'processing'];

/** Gives a held sum back. A payment that was taken is refunded instead. */
export const cancelPayment = command<Request, Slice, PaymentAnswer>({
  kind: 'cancel_payment',
  load: (store, { payment_intent }) => loadSlice(store, payment_intent),
  decide: (slice, { reason = 'requested_by_customer' }) => {
    const { status } = slice.intent;
    if (FINAL.includes(status)) throw fail('wcpay_payment_uncapturable', { status });
    return release(slice, reason, 'charge.updated');
  },
});

/** A hold nobody used lapses by itself. */
export const expireAuthorization = command<string, Slice, null>({
  kind: 'expire_authorization',
  load: loadSlice,
  decide: (slice) =>
    slice.intent.status === 'requires_capture'
      ? { ...release(slice, 'automatic', 'charge.expired'), answer: null }
      : NOTHING,
});

function release(
  { intent, charge }: Slice,
  cancellation_reason: NonNullable<PaymentIntent['cancellation_reason']>,
  event: string,
): Changes<PaymentAnswer> {
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    cancellation_reason,
    capture_before: null,
  };
  // A held sum that is given back reads, on its charge, as refunded without ever having been captured.
  const released: Charge | undefined =
    charge?.status === 'succeeded' ? { ...charge, refunded: true } : charge;
  return changes(
    { intent: canceled, charge: released ?? null },
    released ? announced(simObject('charge', released), event) : {},
    announced(simObject('payment_intent', canceled), 'payment_intent.canceled'),
  );
}

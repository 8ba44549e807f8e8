import { AppError, type ErrorCode, fail } from '#contract/kit/errors.ts';
import { currency, minor } from '#domain/shared/money.ts';
import type { ReaderId } from '#provider/provider-objects.ts';
import type { BillingAddress } from '../db/schema/schema-store.ts';
import type { Deps } from '../deps.ts';
import { readScreening } from '../features/fraud/screen-order.ts';
import { readDecided } from '../features/settings/settings-repository.ts';
import { type Begun, beginOperation } from '../operations/begin-operation.ts';
import { type PayOrderRequest, payOrder, payOrderRequest } from '../operations/money/pay-order.ts';
import { carryThrough, runOperation } from '../operations/run-operation.ts';
import { beginCheckout } from '../store/begin-checkout.ts';
import { type Checkout, declineCheckout, getCheckout, removeOrder } from '../store/checkout-repository.ts';
import type { NewStoreOrder } from '../store/place-order.ts';
import type { Renewal } from '../store/subscriptions-repository.ts';
import { checkoutCopy as copy } from './checkout-copy.ts';

export type CheckoutDeps = Pick<Deps, 'db' | 'now' | 'log' | 'provider' | 'simulator'> &
  Readonly<{ ip: string }>;

export type CheckoutRequest = Readonly<{
  /** Made with the page: the same key is the same order, and the same attempt the same payment. */
  key: string;
  attempt: number;
  order: NewStoreOrder;
  /** A magic card number, the token of a saved card, or the name of another way of paying. A number goes no further. */
  card: string;
  /** Typed with a number; a token brings its own. */
  expiry?: Readonly<{ month: number; year: number }> | undefined;
  capture: 'automatic' | 'manual';
  ip_country: string | null;
  /** The shopper whose card is kept once it paid. */
  saves_for?: string | undefined;
  /** Whether some of it is paid for again and again. */
  isSubscription?: boolean;
  /** The subscription that is due: nobody is there who could be asked anything. */
  renews?: Renewal;
  channel?: PayOrderRequest['channel'];
  reader?: ReaderId;
}>;

type CheckoutOptions = Readonly<{
  /** For a caller that asked for nonsense: what the provider refuses outright is thrown, and the order is taken back. */
  throwsRefusals?: boolean;
}>;

/** Where the answer is in hand, it says where the payment stands. */
export type PaidCheckout = Checkout & Readonly<{ payment_status?: string }>;

/** A customer pays: the order is written, the store's own rules look at it, then the provider is asked, once. */
export async function checkOut(
  deps: CheckoutDeps,
  request: CheckoutRequest,
  options: CheckoutOptions = {},
): Promise<PaidCheckout> {
  const { key, attempt, order, card, capture, ip_country, saves_for, renews, channel, reader } = request;
  if (!deps.simulator) throw fail('provider_unsupported');
  const checked = deps.simulator.controls.checkCard(card, order.billing !== null, request.expiry);
  if (!checked)
    throw fail('rest_invalid_param', {
      params: { card: copy.testCard },
    });
  // Only a card that is paid with from afar is screened: other money cannot be held, at the counter somebody looks on, and
  // whoever subscribed was looked at the first time.
  const isScreened = checked.isCard && (channel ?? 'online') === 'online' && renews === undefined;
  const [screen, { is_test_mode_enabled: isTest }] = await Promise.all([
    readScreening(deps, order.currency),
    readDecided(deps.db),
  ]);
  // An order is of the same moment as its payment, whatever our own clock says.
  const at = await deps.provider.now();
  const { billing, shipping, items } = order;
  const { checkout, begun } = await beginCheckout(
    { db: deps.db, now: () => at },
    {
      key,
      attempt,
      order: { ...order, ip_country },
      saves_for,
      renews,
      // An order keeps its sum and its currency, whatever the cart would cost by now.
      request: ({ id, total, currency: paidIn }): PayOrderRequest => {
        const about = { total, currency: paidIn, items, billing, shipping, ip_country };
        return {
          order_id: id,
          attempt,
          amount: minor(total),
          currency: currency(paidIn),
          payment_method: checked.payment_method,
          capture,
          channel,
          reader,
          customer: order.customer ?? AT_THE_COUNTER,
          ...(billing && { billing_address: billingAddress(billing) }),
          ...(request.isSubscription && { is_subscription: true }),
          ...(isTest && { is_test: true }),
          ...(isScreened && { screening: screen({ ...about, avs_mismatch: checked.avs_mismatch }) }),
        };
      },
    },
    (trx, open) => beginOperation({ ...asking(deps, open), db: trx }, payOrder, requestOf(open)),
  );
  return payCheckout(deps, checkout, options, begun);
}

const AT_THE_COUNTER = { name: '', email: '', country: '' };

const billingAddress = ({ address_1, city, state, postcode, country }: BillingAddress) => ({
  line1: address_1,
  city,
  state,
  postal_code: postcode,
  country,
});

/** Carries the newest try on: asked again, it meets its first answer. What nobody knows yet leaves it open. */
export async function payCheckout(
  deps: CheckoutDeps,
  checkout: Checkout,
  { throwsRefusals = false }: CheckoutOptions = {},
  begun?: Begun,
): Promise<PaidCheckout> {
  if (checkout.state !== 'open') return checkout;
  const operation = begun
    ? carryThrough(asking(deps, checkout), payOrder, begun)
    : runOperation(asking(deps, checkout), payOrder, requestOf(checkout));
  const answer = await unlessUnclear(operation, async (refusal) => {
    await declineCheckout(deps, checkout, refusal.code);
    if (!throwsRefusals) return;
    await removeOrder(deps, checkout.order_id);
    throw refusal;
  });
  if (answer?.status !== 'succeeded') return getCheckout(deps.db, checkout.key);
  const { payment_intent_id, charge_id, failure_code } = answer;
  return {
    ...checkout,
    state: 'paid',
    payment_intent_id,
    charge_id,
    failure_code,
    payment_status: answer.status,
  };
}

const requestOf = ({ request }: Checkout): PayOrderRequest => payOrderRequest.parse(request);

/** Not by the order's number: a demonstration that is loaded anew counts its orders from the start. */
const asking = (deps: CheckoutDeps, checkout: Checkout) =>
  asCustomer(deps, requestOf(checkout).customer.email, `checkout ${checkout.key} ${checkout.attempt}`);

/** Nobody is signed in at a checkout: the customer's e-mail stands for them. */
export const asCustomer = (deps: CheckoutDeps, email: string, key: string) => ({
  ...deps,
  actor: { user_id: 0, email, first_name: '', capabilities: [] },
  idempotency: { key, markReplayed: () => undefined },
});

/** These say nothing of how it ended; whoever looks again will hear. */
const UNCLEAR: readonly ErrorCode[] = [
  'operation_in_progress',
  'operation_needs_attention',
  'wcpay_unavailable',
];

/** Waits for an operation. A clear no is told on; a failure that is not the customer's business is thrown. */
export async function unlessUnclear<Answer>(
  operation: Promise<Answer>,
  onRefused: (refusal: AppError) => Promise<void>,
): Promise<Answer | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (!UNCLEAR.includes(error.code)) await onRefused(error);
    return undefined;
  }
}

import { minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { PaymentAnswer, PaymentRequest } from '../../payment-provider.ts';
import type { ProviderAccount } from '../../provider-account.ts';
import type { Charge, Loan, PaymentIntent, Reader } from '../../provider-objects.ts';
import { findRefusal } from './card-refusal.ts';
import { announced, type Changes, changes } from './changes.ts';
import { type Context, command, type Unkeyed } from './command.ts';
import { load, loadAccount } from './loaded.ts';
import { checkAmount, checkStanding, meansOf, settlementOf } from './payment-limits.ts';
import { findMeans, methodDetails, outcomeOf } from './payment-means.ts';
import { simObject } from './sim-object.ts';
import { RECURRING, takeMoney } from './take-money.ts';

/** How long a bank holds an authorized sum: a week online, two days where the card was present. */
const HOLD_DAYS = 7;
const HOLD_DAYS_IN_PERSON = 2;
/** How long a bank may take over a debit. */
const CLEARS_DAYS = 3;

export type PaymentSlice = Readonly<{
  account: ProviderAccount;
  activeLoan: Loan | undefined;
  reader: Reader | undefined;
}>;

export const createPayment = command<Unkeyed<PaymentRequest>, PaymentSlice, PaymentAnswer>({
  kind: 'create_payment',
  load: async (store, request) => ({
    account: await loadAccount(store),
    activeLoan: (await store.all('loan')).find(({ fully_paid_at }) => fully_paid_at === null),
    reader: request.reader && (await load(store, 'reader', request.reader)),
  }),
  decide: (slice, request, context) => {
    checkStanding(slice.account);
    const means = meansOf(slice.account, request);
    const settlement = settlementOf(slice.account, request, context);
    checkAmount(request.amount, settlement);
    const intent = newIntent(request, context);
    const charge = { ...newCharge(request, intent, settlement, context), livemode: slice.account.is_live };
    if (request.screening?.outcome === 'block') return blockedByRules(intent, charge);
    if (means.isSlow) return processing(intent, charge, context);
    if (!means.card?.needsAction) return authorize(slice, intent, charge, context);
    const waiting: PaymentIntent = { ...intent, status: 'requires_action', charge: charge.id };
    const pending: Charge = { ...charge, status: 'pending', paid: false };
    return changes(
      { intent: waiting, charge: pending },
      announced(
        simObject('payment_intent', waiting),
        'payment_intent.created',
        'payment_intent.requires_action',
      ),
      { put: [simObject('charge', pending)] },
    );
  },
});

/** Whether it will be paid is known in days. */
function processing(intent: PaymentIntent, charge: Charge, { now }: Context): Changes<PaymentAnswer> {
  const waiting: PaymentIntent = { ...intent, status: 'processing', charge: charge.id };
  const pending: Charge = { ...charge, status: 'pending', paid: false };
  return changes(
    { intent: waiting, charge: pending },
    announced(simObject('payment_intent', waiting), 'payment_intent.created', 'payment_intent.processing'),
    announced(simObject('charge', pending), 'charge.pending'),
    { due: [{ at: epochSeconds(now + CLEARS_DAYS * DAY_S), kind: 'clear_payment', subject: intent.id }] },
  );
}

const newIntent = (request: Unkeyed<PaymentRequest>, { now, newId }: Context): PaymentIntent => ({
  id: newId('pi'),
  status: 'requires_payment_method',
  amount: request.amount,
  currency: request.currency,
  created: now,
  capture_method: request.screening?.outcome === 'review' ? 'manual' : request.capture,
  payment_method: request.payment_method,
  charge: null,
  customer: request.customer,
  capture_before: null,
  cancellation_reason: null,
  failure_code: null,
  metadata: request.metadata ?? {},
});

function newCharge(
  request: Unkeyed<PaymentRequest>,
  intent: PaymentIntent,
  settlement: Pick<Charge, 'currency' | 'settlement_currency' | 'exchange_rate'>,
  { now, newId }: Context,
): Charge {
  const means = findMeans(request.payment_method);
  const channel = request.channel ?? 'online';
  return {
    ...settlement,
    id: means?.card ? newId('ch') : newId('py'),
    payment_intent: intent.id,
    status: 'succeeded',
    amount: request.amount,
    amount_captured: minor(0),
    amount_refunded: minor(0),
    created: now,
    paid: true,
    captured: false,
    refunded: false,
    disputed: false,
    balance_transaction: null,
    application_fee_amount: minor(0),
    refunds: [],
    disputes: [],
    payment_method: request.payment_method,
    payment_method_details: means
      ? methodDetails(means, {
          customer: request.customer,
          isPresent: channel !== 'online',
          hasAddress: request.billing_address !== undefined,
          seed: intent.id,
        })
      : { type: 'card', identifier: null },
    billing_details: { ...request.customer, address: request.billing_address ?? null },
    outcome: outcomeOf('authorized', means?.card?.risk ?? 'normal', null),
    failure_code: null,
    channel,
    source_device: request.source_device ?? null,
    reader: request.reader ?? null,
    paydown: null,
    screening: request.screening ?? null,
    metadata: { ...request.metadata, ...(request.is_subscription && RECURRING) },
  };
}

/** The store's own rules said no: it is recorded, and no bank ever hears of it. */
function blockedByRules(intent: PaymentIntent, charge: Charge): Changes<PaymentAnswer> {
  const blocked: Charge = {
    ...charge,
    status: 'failed',
    paid: false,
    outcome: outcomeOf('blocked', charge.outcome.risk_level, 'rule'),
    failure_code: 'blocked_by_rules',
  };
  const canceled: PaymentIntent = {
    ...intent,
    status: 'canceled',
    cancellation_reason: 'fraudulent',
    charge: charge.id,
  };
  return changes(
    { intent: canceled, charge: blocked },
    announced(simObject('charge', blocked), 'charge.failed'),
    announced(simObject('payment_intent', canceled), 'payment_intent.created', 'payment_intent.canceled'),
  );
}

/** The bank is asked: it refuses, holds the sum, or pays at once. */
export function authorize(
  slice: PaymentSlice,
  intent: PaymentIntent,
  charge: Charge,
  context: Context,
): Changes<PaymentAnswer> {
  const means = findMeans(charge.payment_method);
  const refusal =
    means && findRefusal(slice.account, means, charge.payment_method_details, charge.outcome.risk_level);
  if (refusal) {
    const failed: Charge = { ...charge, ...refusal, status: 'failed', paid: false };
    const open: PaymentIntent = {
      ...intent,
      status: 'requires_payment_method',
      charge: charge.id,
      failure_code: refusal.failure_code,
    };
    return changes(
      { intent: open, charge: failed },
      announced(simObject('charge', failed), 'charge.failed'),
      announced(simObject('payment_intent', open), 'payment_intent.payment_failed'),
    );
  }
  const approved: Charge = { ...charge, status: 'succeeded', paid: true };
  const atReader = slice.reader
    ? { put: [simObject('reader', { ...slice.reader, count: slice.reader.count + 1 })] }
    : {};
  if (intent.capture_method === 'manual') return changes(...held(intent, approved, context), atReader);
  const taken = takeMoney({ ...slice, intent, charge: approved, amount: approved.amount }, context);
  return changes(taken.answer, taken.changes, atReader, {
    events: [
      { type: 'charge.succeeded', kind: 'charge', id: charge.id },
      { type: 'payment_intent.succeeded', kind: 'payment_intent', id: intent.id },
    ],
  });
}

function held(
  intent: PaymentIntent,
  approved: Charge,
  { now }: Context,
): [answer: PaymentAnswer, ...parts: Parameters<typeof changes>[1][]] {
  const days = approved.channel === 'online' ? HOLD_DAYS : HOLD_DAYS_IN_PERSON;
  const capture_before = epochSeconds(now + days * DAY_S);
  const isReview = approved.screening?.outcome === 'review';
  const charge: Charge = isReview
    ? { ...approved, outcome: outcomeOf('manual_review', approved.outcome.risk_level, 'rule') }
    : approved;
  const waiting: PaymentIntent = { ...intent, status: 'requires_capture', charge: charge.id, capture_before };
  return [
    { intent: waiting, charge },
    announced(simObject('charge', charge), 'charge.succeeded'),
    announced(simObject('payment_intent', waiting), 'payment_intent.amount_capturable_updated'),
    { due: [{ at: capture_before, kind: 'expire_authorization', subject: intent.id }] },
  ];
}

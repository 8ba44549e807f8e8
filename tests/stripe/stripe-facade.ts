import type { DisputeId, FileId, PaymentIntentId } from '#domain/shared/ids.ts';
import { currency, minor } from '#domain/shared/money.ts';
import type { PaymentAnswer, PaymentProvider } from '#provider/payment-provider.ts';
import type { Charge, ObjectKind, ProviderObjects, RefundReason } from '#provider/provider-objects.ts';
import { type Call, type Handler, type Handlers, invalidRequest, Refused } from './contract-server.ts';
import { withFailedPayments } from './facade-events.ts';
import { type Asked, causeOf, stripeObjects } from './facade-objects.ts';
import { asStripeRefuses } from './facade-refusals.ts';
import { facadeReviews } from './facade-reviews.ts';
import { readUpload } from './read-upload.ts';

type Params = Readonly<Record<string, unknown>>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const words = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([key, one]) => [
      key,
      String(one),
    ]),
  );
const keyOf = ({ headers }: Pick<Call, 'headers'>): string => String(headers['idempotency-key'] ?? '');
const amountOf = (params: Params, name: string) =>
  typeof params[name] === 'number' ? { amount: minor(params[name]) } : {};
/** `data.latest_charge.refunds` asks for both. */
const asked = ({ expand }: Params): Asked => {
  const paths = Array.isArray(expand) ? expand.map((one) => `.${String(one)}.`) : [];
  return (field) => paths.some((one) => one.includes(`.${field}.`));
};
const EVERYTHING = 100_000;
/** Stripe has no word for the others. */
const TOLD_OF: readonly ObjectKind[] = ['charge', 'payment_intent', 'dispute', 'payout', 'refund'];

/** Stripe's interface over the simulated provider: what one decides, the other says. For tests alone. */
export function stripeFacade(simulator: PaymentProvider): Handlers {
  const made = stripeObjects(simulator);
  const { sample, list } = made;
  /** The simulated provider takes no notes about a payout; Stripe does. */
  const notes = new Map<string, Record<string, string>>();
  const payout = async (told: ProviderObjects['payout'], ask: Asked) => ({
    ...(await made.payout(told, ask)),
    metadata: { ...told.metadata, ...notes.get(told.id) },
  });

  /** Newest first, as Stripe lists. */
  async function page<Kind extends ObjectKind>(
    kind: Kind,
    params: Params,
    write: (one: ProviderObjects[Kind], ask: Asked) => unknown,
    keep: (one: ProviderObjects[Kind]) => boolean = () => true,
  ) {
    const { data } = await simulator.listObjects(kind, null, EVERYTHING);
    return cut(data.filter(keep).reverse(), params, (each) => write(each, asked(params)));
  }
  const one =
    <Kind extends ObjectKind>(
      kind: Kind,
      write: (object: ProviderObjects[Kind], ask: Asked) => unknown,
    ): Handler =>
    async ({ id, params }) => {
      const object = await simulator.findObject(kind, id);
      if (!object) throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing' });
      return write(object, asked(params));
    };

  async function answer({ intent, charge }: PaymentAnswer, params: Params) {
    const told = await made.intent(intent, asked(params));
    if (charge?.status !== 'failed' || intent.status !== 'requires_payment_method') return told;
    throw new Refused(402, {
      ...{ type: 'card_error', code: charge.failure_code, message: 'The card was declined.' },
      payment_intent: told,
    });
  }

  const payments: Handlers = {
    'POST /v1/payment_intents': async ({ params, headers }) => {
      const metadata = words(params.metadata);
      const customer = {
        ...{ name: text(metadata.customer_name), email: text(metadata.customer_email) },
        country: text(metadata.customer_country),
      };
      const paid = await simulator.createPayment({
        ...{ idempotencyKey: keyOf({ headers }), amount: minor(Number(params.amount)), customer, metadata },
        ...{ currency: currency(text(params.currency)), payment_method: text(params.payment_method) },
        capture: params.capture_method === 'manual' ? 'manual' : 'automatic',
      });
      return answer(paid, params);
    },
    'POST /v1/payment_intents/{intent}/confirm': async (call) =>
      answer(await simulator.confirmPayment(aboutIntent(call)), call.params),
    'POST /v1/payment_intents/{intent}/capture': async (call) =>
      answer(
        await simulator.capturePayment({
          ...aboutIntent(call),
          ...amountOf(call.params, 'amount_to_capture'),
        }),
        call.params,
      ),
    'POST /v1/payment_intents/{intent}/cancel': async (call) =>
      answer(await simulator.cancelPayment(aboutIntent(call)), call.params),
    'GET /v1/payment_intents/{intent}': one('payment_intent', made.intent),
    'GET /v1/payment_intents/search': async ({ params }) => {
      const [, name = '', value] = /^metadata\['(.*)'\]:'(.*)'$/.exec(text(params.query)) ?? [];
      const found = await page(
        'payment_intent',
        params,
        made.intent,
        (each) => each.metadata[name] === value,
      );
      return { ...found, object: 'search_result', next_page: null };
    },
    'GET /v1/payment_intents': ({ params }) => page('payment_intent', params, made.intent),
    'GET /v1/charges/{charge}': one('charge', made.charge),
    'GET /v1/charges': ({ params }) => page('charge', params, made.charge),
    'POST /v1/refunds': async ({ params, headers }) =>
      made.refund(
        await simulator.refundCharge({
          ...{ charge: text(params.charge) as Charge['id'], idempotencyKey: keyOf({ headers }) },
          ...amountOf(params, 'amount'),
          ...(params.reason !== undefined && { reason: text(params.reason) as RefundReason }),
          metadata: words(params.metadata),
        }),
      ),
    'GET /v1/refunds/{refund}': one('refund', made.refund),
    'GET /v1/refunds': ({ params }) => page('refund', params, made.refund),
  };

  const disputes: Handlers = {
    'GET /v1/disputes': ({ params }) =>
      page('dispute', params, made.dispute, ({ charge }) => !params.charge || charge === params.charge),
    'GET /v1/disputes/{dispute}': one('dispute', made.dispute),
    'POST /v1/disputes/{dispute}': async (call) => {
      const { params } = call;
      const sent = await simulator.answerDispute({
        ...{ ...aboutDispute(call), evidence: words(params.evidence), metadata: words(params.metadata) },
        submit: params.submit !== false,
      });
      return made.dispute(sent, asked(params));
    },
    'POST /v1/disputes/{dispute}/close': async (call) =>
      made.dispute(await simulator.acceptDispute(aboutDispute(call)), asked(call.params)),
    'POST /v1/files': async ({ body, headers }) =>
      made.file(await simulator.uploadFile(readUpload(body, headers['content-type'] ?? ''))),
    'GET /v1/files/{file}': one('file', made.file),
    'GET /contents/{file}': async ({ id }) => (await simulator.readFile(id as FileId)).content,
  };

  const money: Handlers = {
    'GET /v1/balance_transactions/{id}': one('transaction', made.transaction),
    'GET /v1/balance_transactions': ({ params }) =>
      page(
        'transaction',
        params,
        made.transaction,
        (one) => (!params.payout || one.payout === params.payout) && isCausedBy(one, params.source),
      ),
    'GET /v1/payouts/{payout}': one('payout', payout),
    'GET /v1/payouts': ({ params }) => page('payout', params, payout),
    'POST /v1/payouts': async ({ params, headers }) => {
      const code = currency(text(params.currency));
      const balance = (await simulator.readBalances()).find((each) => each.currency === code);
      if (balance?.instant && balance.instant.net !== params.amount)
        throw invalidRequest('Ask for all of it.');
      const paid = await simulator.payOutInstantly({ currency: code, idempotencyKey: keyOf({ headers }) });
      notes.set(paid.id, words(params.metadata));
      return payout(paid, asked(params));
    },
    'GET /v1/balance': async () => {
      const balances = await simulator.readBalances();
      const sums = (of: 'available' | 'pending') =>
        balances.map((each) => ({ amount: each[of], currency: each.currency }));
      const instant = balances.flatMap(({ currency: code, instant: now }) =>
        now === null
          ? []
          : [
              {
                amount: now.amount,
                currency: code,
                ...(now.fee !== null && { net_available: [{ amount: now.net, destination: 'ba_1' }] }),
              },
            ],
      );
      return {
        ...sample('Balance'),
        ...{ available: sums('available'), pending: sums('pending'), instant_available: instant },
      };
    },
  };

  const rest: Handlers = {
    'GET /v1/account': async () => {
      const account = await simulator.findAccount();
      return {
        ...sample('Account'),
        ...{ id: account?.account_id, country: account?.country, email: account?.email },
        ...{ default_currency: account?.store_currencies.default, created: 1_700_000_000 },
        ...{ charges_enabled: true, payouts_enabled: true, details_submitted: true },
      };
    },
    'GET /v1/balance_settings': async () => {
      const deposits = (await simulator.findAccount())?.deposits;
      const { interval, weekly_anchor, monthly_anchor, delay_days = 2 } = deposits ?? {};
      const schedule = {
        interval,
        ...(interval === 'weekly' && weekly_anchor && { weekly_payout_days: [weekly_anchor] }),
        ...(interval === 'monthly' && monthly_anchor && { monthly_payout_days: [monthly_anchor] }),
      };
      const payments = {
        ...{ ...sample('BalanceSettings.Payments'), settlement_timing: { delay_days, start_of_day: null } },
        payouts: { ...sample('BalanceSettings.Payments.Payouts'), schedule },
      };
      return { ...sample('BalanceSettings'), payments };
    },
    'GET /v1/exchange_rates/{rate}': async ({ id }) => {
      const rates = await simulator.listRates(currency(id));
      if (rates.length === 0)
        throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing' });
      const all = rates.map((each) => [each.currency, Number(each.rate)]);
      return { ...sample('ExchangeRate'), id, rates: Object.fromEntries(all) };
    },
    'GET /v1/events': async ({ params }) => {
      const all = await withFailedPayments(simulator, await simulator.listEvents(0, EVERYTHING));
      const since = Number(words(params.created).gte ?? 0);
      const events = all.filter(({ created, kind }) => created >= since && TOLD_OF.includes(kind));
      return cut(events.reverse(), params, async ({ id, type, created, kind, object_id }) => ({
        ...{ id, object: 'event', type, created, livemode: false, api_version: null },
        ...{ pending_webhooks: 0, request: null, data: { object: await told(type, kind, object_id) } },
      }));
    },
  };

  /** What an event tells of, whole: a review where it is about one, though it is kept with its charge. */
  async function told(type: string, kind: ObjectKind, id: string): Promise<unknown> {
    const charge = type.startsWith('review.') ? await simulator.findObject('charge', id) : undefined;
    return charge?.review ? made.review({ ...charge, review: charge.review }) : subject(kind, id);
  }
  async function subject(kind: ObjectKind, id: string): Promise<unknown> {
    const found = async <Kind extends ObjectKind>(
      of: Kind,
      write: (object: ProviderObjects[Kind], ask: Asked) => unknown,
    ) => {
      const object = await simulator.findObject(of, id);
      return object && write(object, () => false);
    };
    switch (kind) {
      case 'charge':
        return found(kind, made.charge);
      case 'payment_intent':
        return found(kind, made.intent);
      case 'dispute':
        return found(kind, made.dispute);
      case 'payout':
        return found(kind, payout);
      case 'refund':
        return found(kind, made.refund);
      default:
        return undefined;
    }
  }

  return refusing(
    { ...payments, ...facadeReviews(simulator, made.review), ...disputes, ...money, ...rest },
    () => sample('PaymentIntent'),
  );

  /** Only what is on the page is written out: a long list is asked for often. */
  async function cut<Item>(all: readonly Item[], params: Params, write: (item: Item) => unknown) {
    const from = params.starting_after
      ? all.findIndex((each) => idIn(each) === params.starting_after) + 1
      : 0;
    const limit = Number(params.limit ?? 10);
    const data = await Promise.all(all.slice(from, from + limit).map(write));
    return { ...list(data, '/v1/list'), has_more: from + limit < all.length };
  }
}

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
/** Each movement has one cause: a refund of a charge is not the charge's own. */
const isCausedBy = (told: ProviderObjects['transaction'], source: unknown): boolean =>
  source === undefined || causeOf(told) === source;
const aboutIntent = ({ id, headers }: Parameters<Handler>[0]) => ({
  ...{ payment_intent: id as PaymentIntentId, idempotencyKey: keyOf({ headers }) },
});
const aboutDispute = ({ id, headers }: Parameters<Handler>[0]) => ({
  ...{ dispute: id as DisputeId, idempotencyKey: keyOf({ headers }) },
});

const refusing = (handlers: Handlers, sampleIntent: () => Record<string, unknown>): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([endpoint, handle]) => [
      endpoint,
      async (call: Parameters<Handler>[0]) => {
        try {
          return await handle?.(call);
        } catch (error) {
          throw asStripeRefuses(error, sampleIntent);
        }
      },
    ]),
  );

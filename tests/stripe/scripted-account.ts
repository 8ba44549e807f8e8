import type { Handler, Handlers } from './contract-server.ts';
import { samplesByName } from './contract-server.ts';

type Shape = Readonly<Record<string, unknown> & { id: string }>;

const START = 1_760_000_000;
/** Every tenth sale is refunded, every seventeenth brings a fee of a kind nobody knows, and every fiftieth movement closes a payout. */
const REFUND_EVERY = 10;
const FEE_EVERY = 17;
const PAYOUT_EVERY = 50;

/** A merchant's past at Stripe, as many movements of the balance as asked for, listed as Stripe lists: newest first. */
export function scriptedAccount(movements: number): Handlers {
  const sample = samplesByName();
  const base = {
    charge: sample('Charge'),
    intent: sample('PaymentIntent'),
    transaction: sample('BalanceTransaction'),
    refund: sample('Refund'),
    payout: sample('Payout'),
    card: sample('Charge.PaymentMethodDetails.Card'),
    fee: sample('BalanceTransaction.FeeDetail'),
  };
  const charges: Shape[] = [];
  const intents: Shape[] = [];
  const refunds: Shape[] = [];
  const transactions: Shape[] = [];
  const payouts: Shape[] = [];
  const inside = new Map<string, Shape[]>();
  const moved = new Map<string, Shape[]>();
  const usd = { currency: 'usd' };

  const move = (
    of: Readonly<{ created: number; amount: number; fee: number; type: string; category?: string }>,
    source: Shape | null,
  ): string => {
    const { created, amount, fee, type, category = type } = of;
    const id = `txn_${transactions.length}`;
    const movement: Shape = {
      ...{ ...base.transaction, ...usd, id, created, amount, fee, net: amount - fee },
      ...{ type, reporting_category: category, source },
      ...{ status: 'available', available_on: created + 86_400 },
      fee_details: fee > 0 ? [{ ...base.fee, ...usd, amount: fee, type: 'stripe_fee' }] : [],
    };
    transactions.push(movement);
    if (source) moved.set(source.id, [...(moved.get(source.id) ?? []), movement]);
    if (transactions.length % PAYOUT_EVERY === 0) payOut(created);
    return id;
  };
  const payOut = (created: number): void => {
    const rows = transactions.slice(-PAYOUT_EVERY);
    const id = `po_${payouts.length}`;
    const amount = rows.reduce((sum, { net }) => sum + Number(net), 0);
    payouts.push({
      ...{ ...base.payout, ...usd, id, amount, created, arrival_date: created + 172_800, automatic: true },
      ...{ status: 'paid', method: 'standard', type: 'bank_account', destination: 'ba_1' },
      ...{ reconciliation_status: 'completed', metadata: {} },
    });
    inside.set(id, rows);
  };
  const sell = (n: number): void => {
    const created = START + n * 60;
    const amount = 1000 + (n % 977) * 10;
    const [id, pi] = [`ch_${n}`, `pi_${n}`];
    const charge: Shape = {
      ...{ ...base.charge, ...usd, id, amount, amount_captured: amount, created, payment_intent: pi },
      ...{ captured: true, paid: true, status: 'succeeded', payment_method: 'pm_card_visa', metadata: {} },
      payment_method_details: { type: 'card', card: { ...base.card, brand: 'visa', last4: '4242' } },
    };
    const balance_transaction = move(
      { created, amount, fee: 30 + Math.round(amount * 0.029), type: 'charge' },
      charge,
    );
    charges.push({ ...charge, balance_transaction });
    intents.push({
      ...{ ...base.intent, ...usd, id: pi, amount, created },
      ...{ status: 'succeeded', latest_charge: id },
    });
    if (n % FEE_EVERY === 0 && transactions.length < movements)
      move({ created, amount: -7, fee: 0, type: 'stripe_fee', category: 'fee_of_tomorrow' }, null);
    if (n % REFUND_EVERY !== 0 || transactions.length >= movements) return;
    const refund: Shape = {
      ...{ ...base.refund, ...usd, id: `re_${n}`, amount: 500, created, charge: id, payment_intent: pi },
      ...{ status: 'succeeded', metadata: {} },
    };
    refunds.push({
      ...refund,
      balance_transaction: move({ created, amount: -500, fee: 0, type: 'refund' }, refund),
    });
  };
  for (let n = 1; transactions.length < movements; n += 1) sell(n);
  const listAll = listing(transactions);

  return {
    'GET /v1/account': () => ({
      ...sample('Account'),
      ...{
        id: 'acct_scripted',
        country: 'US',
        default_currency: 'usd',
        created: START,
        email: 'owner@example.com',
      },
      ...{ charges_enabled: true, payouts_enabled: true, details_submitted: true },
    }),
    ...shelf('charges', 'charge', charges),
    ...shelf('payment_intents', 'intent', intents),
    ...shelf('refunds', 'refund', refunds),
    'GET /v1/disputes': listing([]),
    ...shelf('payouts', 'payout', payouts),
    ...shelf('balance_transactions', 'id', transactions),
    'GET /v1/balance_transactions': (call) => {
      const { payout, source } = call.params;
      if (payout !== undefined) return listing(inside.get(String(payout)) ?? [])(call);
      return source === undefined ? listAll(call) : listing(moved.get(String(source)) ?? [])(call);
    },
    'GET /v1/events': listing([]),
  };
}

/** All of a kind, and each by its id. */
function shelf(name: string, id: string, oldestFirst: readonly Shape[]): Handlers {
  const byId = new Map(oldestFirst.map((one) => [one.id, one]));
  return {
    [`GET /v1/${name}`]: listing(oldestFirst),
    [`GET /v1/${name}/{${id}}`]: ({ id: asked }: { id: string }) => byId.get(asked),
  };
}

function listing(oldestFirst: readonly Shape[]): Handler {
  const all = [...oldestFirst].reverse();
  const places = new Map(all.map(({ id }, place) => [id, place]));
  return ({ params }) => {
    const from = params.starting_after ? (places.get(String(params.starting_after)) ?? -1) + 1 : 0;
    const limit = Number(params.limit ?? 10);
    return {
      object: 'list',
      url: '/v1/list',
      data: all.slice(from, from + limit),
      has_more: from + limit < all.length,
    };
  };
}

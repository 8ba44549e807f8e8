import { samplesByName } from './contract-server.ts';

export type Shape = Readonly<Record<string, unknown> & { id: string }>;
export type Movement = Readonly<{
  created: number;
  amount: number;
  fee?: number;
  type: string;
  category?: string;
  currency?: string;
  balance?: string;
  rate?: number;
}>;

const START = 1_680_000_000;
const STEP_S = 1800;
/** What leaves, or comes back, waits as one sum; see `payOut`. */
const OF_PAYOUTS = ['payout', 'payout_failure'];

/** Everything an account at Stripe has, in the order in which it came to be; and what is in each of its balances. */
export function pastBooks() {
  const sample = samplesByName();
  const base = {
    charge: sample('Charge'),
    intent: sample('PaymentIntent'),
    transaction: sample('BalanceTransaction'),
    refund: sample('Refund'),
    dispute: sample('Dispute'),
    evidence: sample('Dispute.Evidence'),
    payout: sample('Payout'),
    card: sample('Charge.PaymentMethodDetails.Card'),
    fee: sample('BalanceTransaction.FeeDetail'),
  };
  const charges: Shape[] = [];
  const intents: Shape[] = [];
  const refunds: Shape[] = [];
  const disputes: Shape[] = [];
  const transactions: Shape[] = [];
  const payouts: Shape[] = [];
  const inside = new Map<string, readonly Shape[]>();
  const caused = new Map<string, Shape[]>();
  const balances = new Map<string, number>();
  /** What the next payout by the schedule will be made of. */
  let pending: Shape[] = [];
  let clock = START;

  function move(of: Movement, source: Shape | null): Shape {
    const { created, amount, fee = 0, type, category = type, currency = 'usd', balance = 'payments' } = of;
    const moved: Shape = {
      ...{ ...base.transaction, id: `txn_${transactions.length}`, created, amount, fee, net: amount - fee },
      ...{ type, reporting_category: category, currency, balance_type: balance, source },
      ...{ status: 'available', available_on: created + 172_800, exchange_rate: of.rate ?? null },
      fee_details: fee > 0 ? [{ ...base.fee, currency, amount: fee, type: 'stripe_fee' }] : [],
    };
    transactions.push(moved);
    const place = `${balance} ${currency}`;
    balances.set(place, (balances.get(place) ?? 0) + amount - fee);
    if (source) caused.set(source.id, [...(caused.get(source.id) ?? []), moved]);
    if (place === 'payments usd' && !OF_PAYOUTS.includes(type)) pending.push(moved);
    return moved;
  }

  /** Pays out whatever waits. What comes back waits again, as one sum. */
  function payOut(flavour: 'automatic' | 'by hand' | 'by hand, returned' | 'automatic, returned'): void {
    const created = tick();
    const sum = pending.reduce((total, { net }) => total + Number(net), 0);
    if (sum <= 0) return;
    const isByHand = flavour.startsWith('by hand');
    const fee = flavour === 'by hand' ? Math.ceil(sum / 100) : 0;
    const payout: Shape = {
      ...{ ...base.payout, id: `po_${payouts.length}`, amount: sum - fee, currency: 'usd', created },
      ...{ arrival_date: created + 172_800, automatic: !isByHand, type: 'bank_account', destination: 'ba_1' },
      ...{ status: flavour.endsWith('returned') ? 'failed' : 'paid', metadata: {} },
      ...{ method: flavour === 'by hand' ? 'instant' : 'standard', failure_code: null },
      reconciliation_status: isByHand ? 'not_applicable' : 'completed',
    };
    const out = { created, amount: fee - sum, fee, type: 'payout' };
    const left = move(out, payout);
    inside.set(payout.id, [...pending, left]);
    pending = [];
    if (!flavour.endsWith('returned')) {
      payouts.push({ ...payout, balance_transaction: left });
      return;
    }
    const back = { created: tick(), amount: sum, type: 'payout_failure', category: 'payout_reversal' };
    const came = move(back, payout);
    pending = [came];
    payouts.push({ ...payout, balance_transaction: left, failure_balance_transaction: came });
  }

  const tick = (): number => {
    clock += STEP_S;
    return clock;
  };

  return {
    ...{ sample, base, charges, intents, refunds, disputes, transactions, payouts, inside, caused, balances },
    ...{ move, payOut, tick },
  };
}
export type PastBooks = ReturnType<typeof pastBooks>;

import type Stripe from 'stripe';
import { AppError, fail } from '#contract/kit/errors.ts';
import { cameBack } from '#domain/payouts/payout-proof.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S } from '#domain/shared/time.ts';
import type { Balance, PaymentProvider } from '../payment-provider.ts';
import type { BalanceTransaction } from '../provider-objects.ts';
import { PAYOUT_EXPANDS, payoutFromStripe, percentageOf } from './payout-from-stripe.ts';
import { payoutId } from './stripe-ids.ts';
import type { StripeLine } from './stripe-line.ts';
import { returnedPayout, transactionFromStripe } from './transaction-from-stripe.ts';

type PayoutCalls = Pick<
  PaymentProvider,
  'readBalances' | 'listRates' | 'payOutInstantly' | 'listPayoutTransactions'
>;

export function payoutCalls(line: StripeLine): PayoutCalls {
  const readBalances = async (): Promise<readonly Balance[]> =>
    balancesOf(
      await line.read(() => line.api.balance.retrieve({ expand: ['instant_available.net_available'] })),
    );
  return {
    readBalances,
    listRates: async (from) => {
      const answer = await line
        .read(() => line.api.exchangeRates.retrieve(from))
        .catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'resource_missing') return { rates: {} };
          throw error;
        });
      return Object.entries(answer.rates).flatMap(([code, rate]) =>
        code === from ? [] : [{ currency: currency(code), rate: decimalOf(rate) }],
      );
    },
    payOutInstantly: async ({ currency: code, idempotencyKey }) => {
      const balance = (await readBalances()).find((one) => one.currency === code);
      const amount = balance?.instant?.net;
      const paid = amount === undefined ? undefined : await payOut(line, amount, code, idempotencyKey);
      const answer = paid ?? (await findPaidOut(line, idempotencyKey));
      if (!answer) throw fail('instant_payout_unavailable', { currency: code });
      return payoutFromStripe(answer);
    },
    listPayoutTransactions: (payout) => listPayoutTransactions(line, payout),
  };
}

/** What a payout carries to be found by: here, and among what events bring us. */
const OPERATION_ID = 'operation_id';

/** Undefined where this key has paid out another sum before: what is in the balance changes, above all by a first attempt. */
async function payOut(
  { api, write }: StripeLine,
  amount: number,
  code: string,
  idempotencyKey: string,
): Promise<Stripe.Payout | undefined> {
  const params = {
    amount,
    currency: code,
    method: 'instant' as const,
    expand: PAYOUT_EXPANDS,
    metadata: { [OPERATION_ID]: idempotencyKey },
  };
  try {
    return await write(() => api.payouts.create(params, { idempotencyKey }), { currency: code });
  } catch (error) {
    if (error instanceof AppError && error.code === 'idempotency_key_reused') return undefined;
    throw error;
  }
}

/** An earlier attempt under this key may have emptied the balance and its answer been lost. Keys live for a day. */
async function findPaidOut(
  { api, walk, nowMs }: StripeLine,
  key: string,
): Promise<Stripe.Payout | undefined> {
  const since = Math.floor(nowMs() / 1000) - 2 * DAY_S;
  let after: string | undefined;
  for (;;) {
    const paging = { limit: 100, created: { gte: since }, ...(after && { starting_after: after }) };
    const expand = PAYOUT_EXPANDS.map((one) => `data.${one}`);
    const page = await walk(() => api.payouts.list({ ...paging, expand }));
    const found = page.data.find(({ metadata }) => metadata?.[OPERATION_ID] === key);
    after = page.data.at(-1)?.id;
    if (found || !page.has_more || after === undefined) return found;
  }
}

/** Digits and a point, however small the number. */
const decimalOf = (rate: number): string => rate.toFixed(10).replace(/\.?0+$/, '');

function balancesOf({ available, pending, instant_available }: Stripe.Balance): readonly Balance[] {
  const codes = [...new Set([...available, ...pending].map((one) => one.currency))];
  const sumOf = (all: readonly { currency: string; amount: number }[], code: string) =>
    minor(all.filter((one) => one.currency === code).reduce((sum, { amount }) => sum + amount, 0));
  return codes.map((code) => ({
    currency: currency(code),
    available: sumOf(available, code),
    pending: sumOf(pending, code),
    instant: instantOf(instant_available?.find((one) => one.currency === code)),
  }));
}

/** What could leave at once; what that costs is known only where Stripe says what would arrive. */
function instantOf(answer: Stripe.Balance.InstantAvailable | undefined): Balance['instant'] {
  if (!answer || answer.amount <= 0) return null;
  const net = answer.net_available?.[0]?.amount ?? answer.amount;
  const fee = answer.amount - net;
  return {
    amount: minor(answer.amount),
    fee: minor(fee),
    net: minor(net),
    fee_percentage: percentageOf(fee, answer.amount),
  };
}

/** Stripe knows what is inside a payout that left by the schedule, once it has reconciled it; of others it does not say. */
async function listPayoutTransactions(line: StripeLine, id: string): Promise<readonly BalanceTransaction[]> {
  const payout = await line.read(() => line.api.payouts.retrieve(id), { kind: 'payout', id });
  const isKnown = payout.automatic && payout.reconciliation_status === 'completed';
  if (!isKnown || cameBack(payoutFromStripe(payout).status)) return [];
  const inside = await listInside(line, id);
  return inside.map((transaction) => ({ ...transaction, payout: payoutId(id) }));
}

/**
 * A payout that came back left its movements behind, and Stripe gives the next one a single sum in their place. Here they go
 * on themselves: what was inside the one is inside the next.
 */
async function listInside(line: StripeLine, id: string): Promise<readonly BalanceTransaction[]> {
  const { api, walk } = line;
  const found: BalanceTransaction[] = [];
  const returned: string[] = [];
  let after: string | undefined;
  for (;;) {
    const params = {
      payout: id,
      limit: 100,
      expand: ['data.source'],
      ...(after && { starting_after: after }),
    };
    const page = await walk(() => api.balanceTransactions.list(params));
    for (const answer of page.data) {
      const transaction = transactionFromStripe(answer);
      if (transaction) found.push(transaction);
      const from = returnedPayout(answer);
      if (from !== null && from !== id) returned.push(from);
    }
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) break;
  }
  for (const from of returned) found.push(...(await listInside(line, from)));
  return found;
}

import type Stripe from 'stripe';
import { AppError, fail } from '#contract/kit/errors.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { DAY_S } from '#domain/shared/time.ts';
import type { Balance, PaymentProvider } from '../payment-provider.ts';
import { listMovements, listPayoutTransactions, type MovementLine } from './payout-contents.ts';
import { PAYOUT_EXPANDS, payoutFromStripe, percentageOf } from './payout-from-stripe.ts';
import { decimalOf } from './rate-from-stripe.ts';
import { PATIENT, type StripeLine } from './stripe-line.ts';

type PayoutCalls = Pick<
  PaymentProvider,
  'readBalances' | 'listRates' | 'payOutInstantly' | 'listPayoutTransactions' | 'listMovements'
>;

export function payoutCalls(line: MovementLine): PayoutCalls {
  const readBalances = async (): Promise<readonly Balance[]> => balancesOf(await askBalance(line));
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
      const now = await readInstant(line, code);
      const paid = now && (await payOut(line, now, code, idempotencyKey));
      const answer = paid ?? (await findPaidOut(line, idempotencyKey));
      if (!answer) throw fail('instant_payout_unavailable', { currency: code });
      return payoutFromStripe(answer);
    },
    listPayoutTransactions: (payout) => listPayoutTransactions(line, payout),
    listMovements: (cause) => listMovements(line, cause),
  };
}

/** What a payout carries to be found by: here, and among what events bring us. */
const OPERATION_ID = 'operation_id';

/** Undefined where this key has paid out another sum before: what is in the balance changes, above all by a first attempt. */
async function payOut(
  { api, write }: StripeLine,
  { net, destination }: Instant,
  code: string,
  idempotencyKey: string,
): Promise<Stripe.Payout | undefined> {
  const params = {
    amount: net,
    currency: code,
    method: 'instant' as const,
    ...(destination && { destination }),
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
    const page = await walk(() => api.payouts.list({ ...paging, expand }, PATIENT));
    const found = page.data.find(({ metadata }) => metadata?.[OPERATION_ID] === key);
    after = page.data.at(-1)?.id;
    if (found || !page.has_more || after === undefined) return found;
  }
}

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

/** What could leave at once, and where it would go. */
type Instant = Readonly<{ amount: number; net: number; fee: number | null; destination: string | undefined }>;

/** Stripe pays these out in whole hundreds only, although it counts them in hundredths. */
const WHOLE_HUNDREDS: readonly string[] = ['huf', 'twd'];
const payable = (amount: number, code: string): number =>
  WHOLE_HUNDREDS.includes(code) ? Math.floor(amount / 100) * 100 : amount;

/** What it costs is known only where Stripe says what would arrive at one bank: the fee is then what is missing. */
function leaving(answer: Stripe.Balance.InstantAvailable | undefined): Instant | undefined {
  if (!answer || answer.amount <= 0) return undefined;
  const { amount, currency: code } = answer;
  const there = answer.net_available?.find(({ destination }) => destination);
  const net = payable(there?.amount ?? amount, code);
  if (net <= 0) return undefined;
  return { amount, net, fee: there ? amount - there.amount : null, destination: there?.destination };
}

const askBalance = ({ api, read }: StripeLine) =>
  read(() => api.balance.retrieve({ expand: ['instant_available.net_available'] }));

async function readInstant(line: StripeLine, code: string): Promise<Instant | undefined> {
  const { instant_available } = await askBalance(line);
  return leaving(instant_available?.find((one) => one.currency === code));
}

function instantOf(answer: Stripe.Balance.InstantAvailable | undefined): Balance['instant'] {
  const now = leaving(answer);
  if (!now) return null;
  return {
    amount: minor(now.amount),
    fee: now.fee === null ? null : minor(now.fee),
    net: minor(now.net),
    fee_percentage: now.fee === null ? null : percentageOf(now.fee, now.amount),
  };
}

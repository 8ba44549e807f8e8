import * as z from 'zod/mini';
import type { LoanId } from '#domain/shared/ids.ts';
import { currency, minor } from '#domain/shared/money.ts';
import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { Loan } from '../provider-objects.ts';
import { askUntilRefused } from './ask-until-refused.ts';
import type { StripeLine } from './stripe-line.ts';

/** Loans are a preview at Stripe: not in its package, and told only to whoever asks in the preview's own version. */
const PREVIEW = '2026-10-28.preview';
const PAGE = '100';
/** The list of what a loan moved may lag behind the balance. */
const ASK_AGAIN_MS = 900_000;

const page = z.object({ data: z.array(z.looseObject({ id: z.string() })), has_more: z.boolean() });
const amount = z.int();
/** Times of the preview may carry fractions of a second. */
const moment = z.number();
const perhaps = z.nullish(moment);
const terms = z.object({
  currency: z.string(),
  advance_amount: amount,
  fee_amount: amount,
  withhold_rate: z.number(),
});
const offer = z.object({
  id: z.string(),
  object: z.string(),
  created: moment,
  status: z.string(),
  accepted_terms: z.nullish(terms),
});
const movement = z.object({
  id: z.string(),
  object: z.string(),
  type: z.string(),
  created_at: moment,
  /** What Stripe called this before it had such lists: the source of the movement of the balance. */
  legacy_balance_transaction_source: z.nullish(z.string()),
  details: z.object({ total_amount: amount }),
});
type Offer = z.output<typeof offer>;
type Movement = z.output<typeof movement>;
const summary = z.object({
  financing_offer: z.nullish(z.string()),
  details: z.nullish(
    z.object({
      paid_amount: amount,
      advance_paid_out_at: perhaps,
      repayments_begin_at: perhaps,
      current_repayment_interval: z.nullish(
        z.object({ due_at: moment, paid_amount: z.nullish(amount), remaining_amount: amount }),
      ),
    }),
  ),
});
type Summary = z.output<typeof summary>;

/** The words for an offer that became money, and for one that was paid back. */
const PAID_OUT: readonly string[] = ['paid_out', 'fully_repaid', 'completed'];
const PAID_BACK: readonly string[] = ['fully_repaid', 'completed'];
/** Withheld shares are counted here in hundredths of a per cent. */
const BASIS_POINTS = 10_000;
const second = (at: number): EpochSeconds => epochSeconds(Math.floor(at));

type Lent = Readonly<{ loan: Loan; sources: readonly string[] }>;
export type LoanCalls = Pick<PaymentProvider, 'findActiveLoan'> &
  Readonly<{
    listLoans: () => Promise<readonly Loan[]>;
    /** The loan that a movement of the balance belongs to, by what the movement names as its source. */
    loanOf: (source: string) => Promise<LoanId | null>;
  }>;

export function loanCalls(line: StripeLine): LoanCalls {
  /** Most platforms have no access to the preview; whoever has none has no loans. */
  const ask = askUntilRefused(() => readLoans(line));
  const listLent = async () => (line.account() === undefined ? [] : ((await ask()) ?? []));
  const listLoans = async () => (await listLent()).map(({ loan }) => loan);
  /** Many movements are of one loan: what is known is not asked for again, and what nobody knows only now and then. */
  const known = new Map<string, LoanId>();
  const unknownSinceMs = new Map<string, number>();
  return {
    listLoans,
    loanOf: async (source) => {
      const sinceMs = unknownSinceMs.get(source);
      const isFresh = sinceMs !== undefined && line.nowMs() - sinceMs < ASK_AGAIN_MS;
      if (known.has(source) || isFresh) return known.get(source) ?? null;
      for (const { loan, sources } of await listLent())
        for (const one of sources) known.set(one, loan.stripe_loan_id);
      if (!known.has(source)) unknownSinceMs.set(source, line.nowMs());
      return known.get(source) ?? null;
    },
    findActiveLoan: async () => (await listLoans()).find(({ fully_paid_at }) => fully_paid_at === null),
  };
}

async function readLoans(line: StripeLine): Promise<readonly Lent[]> {
  /** Offers are the platform's, which lists them by account; what became of one is asked for in the account's name. */
  const offers = await listAll({ ...line, account: () => undefined }, 'financing_offers', offer, {
    connected_account: line.account() ?? '',
  });
  const taken = offers.filter(({ status, accepted_terms }) => accepted_terms && PAID_OUT.includes(status));
  if (taken.length === 0) return [];
  const now = summary.safeParse(await readCapital(line, 'financing_summary')).data ?? {};
  const found: Lent[] = [];
  for (const one of taken) {
    const moved = await listAll(line, 'financing_transactions', movement, { financing_offer: one.id });
    const sources = moved.flatMap((each) => each.legacy_balance_transaction_source ?? []);
    for (const loan of loanFromStripe(one, moved, now.financing_offer === one.id ? now : {}))
      found.push({ loan, sources });
  }
  return found;
}

const readCapital = (
  { platform, account, read }: StripeLine,
  what: string,
  params: Readonly<Record<string, string>> = {},
) =>
  read(() =>
    platform.rawRequest('GET', `/v1/capital/${what}?${new URLSearchParams(params)}`, undefined, {
      apiVersion: PREVIEW,
      ...(account() && { stripeAccount: account() }),
    }),
  );

/** A preview may change: what cannot be read of it is left out, and stands in nobody's way. */
async function listAll<Item>(
  line: StripeLine,
  what: string,
  item: z.ZodMiniType<Item>,
  params: Readonly<Record<string, string>> = {},
): Promise<readonly Item[]> {
  const found: Item[] = [];
  let after: string | undefined;
  for (;;) {
    const paging = { ...params, limit: PAGE, ...(after && { starting_after: after }) };
    const { data = [], has_more } = page.safeParse(await readCapital(line, what, paging)).data ?? {};
    for (const one of data) {
      const read = item.safeParse(one);
      if (read.success) found.push(read.data);
    }
    after = data.at(-1)?.id;
    if (!has_more || after === undefined) return found;
  }
}

function loanFromStripe(
  { id, created, status, accepted_terms }: Offer,
  moved: readonly Movement[],
  { details }: Partial<Summary>,
): readonly Loan[] {
  if (!accepted_terms) return [];
  const inTime = moved.toSorted((one, other) => one.created_at - other.created_at);
  const timesOf = (type: string) =>
    inTime.filter((one) => one.type === type).map(({ created_at }) => second(created_at));
  const sumOf = (type: string) =>
    inTime.reduce((sum, one) => (one.type === type ? sum + Math.abs(one.details.total_amount) : sum), 0);
  const paidBack = timesOf('payment');
  const paid_out_at: EpochSeconds = timesOf('payout')[0] ?? second(details?.advance_paid_out_at ?? created);
  const interval = details?.current_repayment_interval;
  return [
    {
      stripe_loan_id: `flxln_${id.replace(/^[a-z]+_/, '')}`,
      currency: currency(accepted_terms.currency),
      amount: minor(accepted_terms.advance_amount),
      fee_amount: minor(accepted_terms.fee_amount),
      withhold_rate: Math.round(accepted_terms.withhold_rate * BASIS_POINTS),
      paid_amount: minor(details?.paid_amount ?? sumOf('payment') - sumOf('reversal')),
      paid_out_at,
      repayments_begin_at: second(details?.repayments_begin_at ?? paid_out_at),
      first_paydown_at: paidBack[0] ?? null,
      fully_paid_at: PAID_BACK.includes(status) ? (paidBack.at(-1) ?? paid_out_at) : null,
      interval: {
        due_at: second(interval?.due_at ?? paid_out_at),
        paid_amount: minor(interval?.paid_amount ?? 0),
        required_amount: minor((interval?.paid_amount ?? 0) + (interval?.remaining_amount ?? 0)),
      },
    },
  ];
}

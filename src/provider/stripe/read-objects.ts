import type Stripe from 'stripe';
import { AppError } from '#contract/kit/errors.ts';
import type { EpochSeconds } from '#domain/shared/time.ts';
import type { Page, PaymentProvider, SetAside } from '../payment-provider.ts';
import type { ObjectKind, ProviderObjects } from '../provider-objects.ts';
import { UnreadableObject } from '../unreadable-object.ts';
import { CHARGE_EXPANDS } from './charge-from-stripe.ts';
import { disputeFromStripe } from './dispute-from-stripe.ts';
import { fileFromStripe } from './file-calls.ts';
import { INTENT_EXPANDS, intentFromStripe } from './intent-from-stripe.ts';
import type { LoanCalls } from './loan-calls.ts';
import { PAYOUT_EXPANDS, payoutFromStripe } from './payout-from-stripe.ts';
import type { ReadMovement } from './read-movement.ts';
import { readerFromStripe } from './reader-from-stripe.ts';
import { REFUND_EXPANDS, refundOfMoney } from './refund-from-stripe.ts';
import { PATIENT, type StripeLine } from './stripe-line.ts';
import { wholeCharge } from './whole-charge.ts';

/** Stripe gives at most a hundred at once. */
const PAGE_MAX = 100;
const inList = (expands: readonly string[]) => expands.map((one) => `data.${one}`);

type Told = Readonly<{ id: string; object: string }>;
type Listed<Item> = Readonly<{ data: readonly Item[]; has_more: boolean }>;
type Paging = { limit: number; starting_after?: string; created?: { gte: number } };
/** How one kind is found and walked through. */
type Shelf<Item extends Told, Ours> = Readonly<{
  retrieve: (id: string) => Promise<Item>;
  list: (paging: Paging) => Promise<Listed<Item>>;
  read: (told: Item) => Ours | undefined | Promise<Ours | undefined>;
}>;

const shelves = (line: StripeLine, readMovement: ReadMovement) => {
  const { api } = line;
  const charges: Shelf<Stripe.Charge, ProviderObjects['charge']> = {
    retrieve: (id) => api.charges.retrieve(id, { expand: CHARGE_EXPANDS }),
    list: (paging) => api.charges.list({ ...paging, expand: inList(CHARGE_EXPANDS) }, PATIENT),
    read: (answer) => wholeCharge(line, answer),
  };
  const intents: Shelf<Stripe.PaymentIntent, ProviderObjects['payment_intent']> = {
    retrieve: (id) => api.paymentIntents.retrieve(id, { expand: INTENT_EXPANDS }),
    list: (paging) => api.paymentIntents.list({ ...paging, expand: inList(INTENT_EXPANDS) }, PATIENT),
    read: intentFromStripe,
  };
  const refunds: Shelf<Stripe.Refund, ProviderObjects['refund']> = {
    retrieve: (id) => api.refunds.retrieve(id, { expand: REFUND_EXPANDS }),
    list: (paging) => api.refunds.list({ ...paging, expand: inList(REFUND_EXPANDS) }, PATIENT),
    read: refundOfMoney,
  };
  const disputes: Shelf<Stripe.Dispute, ProviderObjects['dispute']> = {
    retrieve: (id) => api.disputes.retrieve(id, { expand: ['charge'] }),
    list: (paging) => api.disputes.list({ ...paging, expand: ['data.charge'] }, PATIENT),
    read: disputeFromStripe,
  };
  const payouts: Shelf<Stripe.Payout, ProviderObjects['payout']> = {
    retrieve: (id) => api.payouts.retrieve(id, { expand: PAYOUT_EXPANDS }),
    list: (paging) => api.payouts.list({ ...paging, expand: inList(PAYOUT_EXPANDS) }, PATIENT),
    read: payoutFromStripe,
  };
  const transactions: Shelf<Stripe.BalanceTransaction, ProviderObjects['transaction']> = {
    retrieve: (id) => api.balanceTransactions.retrieve(id, { expand: ['source'] }),
    list: (paging) => api.balanceTransactions.list({ ...paging, expand: ['data.source'] }, PATIENT),
    read: readMovement,
  };
  const readers: Shelf<Stripe.Terminal.Reader, ProviderObjects['reader']> = {
    retrieve: async (id) => {
      const answer = await api.terminal.readers.retrieve(id);
      if (answer.deleted) throw new Error(`The reader ${id} was removed.`);
      return answer;
    },
    list: ({ created: _since, ...paging }) => api.terminal.readers.list(paging),
    read: readerFromStripe,
  };
  const files: Shelf<Stripe.File, ProviderObjects['file']> = {
    retrieve: (id) => api.files.retrieve(id),
    list: (paging) => api.files.list(paging),
    read: fileFromStripe,
  };
  return {
    charge: shelf(line, charges),
    payment_intent: shelf(line, intents),
    refund: shelf(line, refunds),
    dispute: shelf(line, disputes),
    payout: shelf(line, payouts),
    transaction: shelf(line, transactions),
    reader: shelf(line, readers),
    file: shelf(line, files),
  };
};

type OpenShelf<Ours> = Readonly<{
  find: (id: string) => Promise<Ours | undefined>;
  page: (after: string | null, limit: number, since?: EpochSeconds) => Promise<Page<Ours>>;
}>;

function shelf<Item extends Told, Ours>(
  line: StripeLine,
  { retrieve, list, read }: Shelf<Item, Ours>,
): OpenShelf<Ours> {
  return {
    find: async (id) => {
      const answer = await line.read(() => retrieve(id)).catch(missingIsNothing);
      if (!answer) return undefined;
      const { ours, reason } = await understood(read, answer);
      if (reason !== undefined) throw new UnreadableObject({ id, reason });
      return ours;
    },
    /** From the newest to the oldest: what is made meanwhile is told by an event. */
    page: async (after, limit, since) => {
      const paging = {
        limit: Math.min(limit, PAGE_MAX),
        ...(after !== null && { starting_after: after }),
        ...(since !== undefined && { created: { gte: since } }),
      };
      const answer = await line.walk(() => list(paging));
      const data: Ours[] = [];
      const setAside: SetAside[] = [];
      for (const item of answer.data) {
        const { ours, reason } = await understood(read, item);
        if (reason !== undefined) setAside.push({ id: item.id, reason });
        else if (ours !== undefined) data.push(ours);
      }
      return { data, setAside, cursor: answer.has_more ? (answer.data.at(-1)?.id ?? null) : null };
    },
  };
}

/** What Stripe refuses meets every object alike, and stops; what cannot be understood is about this one. */
async function understood<Item, Ours>(
  read: (told: Item) => Ours | undefined | Promise<Ours | undefined>,
  told: Item,
): Promise<Readonly<{ ours?: Ours | undefined; reason?: string }>> {
  try {
    return { ours: await read(told) };
  } catch (error) {
    if (error instanceof AppError || !(error instanceof Error)) throw error;
    return { reason: error.message };
  }
}

const missingIsNothing = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === 'resource_missing') return undefined;
  throw error;
};

type Special = Pick<PaymentProvider, 'findAccount' | 'readSite'> &
  Pick<LoanCalls, 'listLoans'> &
  Readonly<{ readMovement: ReadMovement }>;

/** One object, or all of a kind. Kinds Stripe has nothing of are empty. */
export function objectCalls(
  line: StripeLine,
  { findAccount, readSite, listLoans, readMovement }: Special,
): Pick<PaymentProvider, 'findObject' | 'listObjects'> {
  const nothing: OpenShelf<never> = {
    find: async () => undefined,
    page: async () => ({ data: [], cursor: null }),
  };
  const only = <Ours>(
    find: () => Promise<Ours | undefined>,
    id: (ours: Ours) => string,
  ): OpenShelf<Ours> => ({
    find: async (asked) => {
      const one = await find();
      return one && id(one) === asked ? one : undefined;
    },
    page: async () => {
      const one = await find();
      return { data: one === undefined ? [] : [one], cursor: null };
    },
  });
  const open: { readonly [Kind in ObjectKind]: OpenShelf<ProviderObjects[Kind]> } = {
    ...shelves(line, readMovement),
    account: only(findAccount, ({ account_id }) => account_id),
    site: only(readSite, ({ id }) => id),
    loan: {
      find: async (id) => (await listLoans()).find(({ stripe_loan_id }) => stripe_loan_id === id),
      page: async () => ({ data: await listLoans(), cursor: null }),
    },
    bank_account: nothing,
    reader_fee: nothing,
    document: nothing,
  };
  /** A platform that has opened no account yet has nothing, and is not asked about its own. */
  const isEmpty = () => line.isPlatform && line.account() === undefined;
  return {
    findObject: async (kind, id) => (isEmpty() ? undefined : open[kind].find(id)),
    listObjects: async (kind, after, limit, since) =>
      isEmpty() ? { data: [], cursor: null } : open[kind].page(after, limit, since),
  };
}

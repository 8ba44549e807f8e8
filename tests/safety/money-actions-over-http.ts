import { minor } from '#domain/shared/money.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { pollEvents } from '#server/events/poll-events.ts';
import { refreshJobs } from '#server/events/refresh-jobs.ts';
import { authorizeOrder, payForOrder } from '../factories/provider-payment.ts';
import { runDueJobs } from '../run-due-jobs.ts';
import type { Answer, TestServer } from '../test-server.ts';

export type Ask = (key?: string) => Promise<Answer>;
export type MoneyMethod = Extract<
  keyof PaymentProvider,
  'refundCharge' | 'capturePayment' | 'cancelPayment' | 'acceptDispute' | 'answerDispute' | 'payOutInstantly'
>;
type MoneyAction = Readonly<{
  method: MoneyMethod;
  /** What the provider counts when it happens. */
  event: string;
  /** Brings about what it acts on; `other` is something else that is asked under the key of the first. */
  prepare: (server: TestServer) => Promise<Readonly<{ ask: Ask; other: Ask }>>;
}>;

/** A card whose money may leave at once. */
const SETTLES_AT_ONCE = '4000000000000077';

export const asking =
  (server: TestServer, path: string, body: object): Ask =>
  (key) =>
    server.post(path, body, {
      ...server.asAdministrator,
      ...(key !== undefined && { 'idempotency-key': key }),
    });

const settling = (verb: 'capture' | 'cancel') => async (server: TestServer) => {
  const { order_id, payment_intent_id } = await authorizeOrder(server);
  const path = `/orders/${order_id}/${verb}_authorization`;
  return {
    ask: asking(server, path, { payment_intent_id }),
    other: asking(server, path, { payment_intent_id: 'pi_other' }),
  };
};

export async function raiseDispute(server: TestServer): Promise<string> {
  const { charge } = await payForOrder(server);
  const { id } = await server.simulator.controls.raiseDispute({ charge: charge.id, reason: 'fraudulent' });
  return id;
}
const EVIDENCE = { uncategorized_text: 'The parcel was signed for.' };

/** The six ways to move money that a person has, each by the address the browser calls. */
export const MONEY_ACTIONS: Readonly<Record<string, MoneyAction>> = {
  refund: {
    method: 'refundCharge',
    event: 'refund.created',
    prepare: async (server) => {
      const { charge, order_id } = await payForOrder(server);
      const body = { charge_id: charge.id, order_id, amount: 10_000 };
      return {
        ask: asking(server, '/refund', body),
        other: asking(server, '/refund', { ...body, amount: 9999 }),
      };
    },
  },
  capture: { method: 'capturePayment', event: 'charge.captured', prepare: settling('capture') },
  cancel: { method: 'cancelPayment', event: 'payment_intent.canceled', prepare: settling('cancel') },
  'accept a dispute': {
    method: 'acceptDispute',
    event: 'charge.dispute.closed',
    prepare: async (server) => ({
      ask: asking(server, `/disputes/${await raiseDispute(server)}/close`, {}),
      other: asking(server, `/disputes/${await raiseDispute(server)}/close`, {}),
    }),
  },
  'submit evidence': {
    method: 'answerDispute',
    event: 'charge.dispute.updated',
    prepare: async (server) => {
      const path = `/disputes/${await raiseDispute(server)}`;
      const other = { uncategorized_text: 'Something else.' };
      return {
        ask: asking(server, path, { evidence: EVIDENCE, submit: true }),
        other: asking(server, path, { evidence: other, submit: true }),
      };
    },
  },
  'pay out at once': {
    method: 'payOutInstantly',
    event: 'payout.created',
    prepare: async (server) => {
      await server.simulator.pay({ card: SETTLES_AT_ONCE, amount: minor(10_000) });
      return {
        ask: asking(server, '/deposits', { type: 'instant', currency: 'usd' }),
        other: asking(server, '/deposits', { type: 'instant', currency: 'eur' }),
      };
    },
  },
};

/** Everything the provider has told is heard and applied. */
export async function hearEverything({ deps }: TestServer): Promise<void> {
  await pollEvents(deps);
  await runDueJobs(deps, refreshJobs(deps.provider));
}

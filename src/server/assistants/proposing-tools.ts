import * as z from 'zod/mini';
import { APPROVAL_NOTE_LENGTH_MAX } from '#contract/approvals.ts';
import { cancelAuthorization, captureAuthorization } from '#contract/authorizations.ts';
import { acceptDispute, answerDispute } from '#contract/disputes.ts';
import type { Endpoint, Sent } from '#contract/kit/endpoint.ts';
import { AppError, fail } from '#contract/kit/errors.ts';
import { amount, sentCurrency } from '#contract/kit/fields.ts';
import { chargeId, disputeId, paymentIntentId } from '#contract/operations.ts';
import { getPaymentIntent } from '#contract/payments.ts';
import { payOutInstantly } from '#contract/payouts.ts';
import { REFUND_REASONS, refundCharge } from '#contract/refunds.ts';
import { EVIDENCE_KEYS, evidenceKind } from '#domain/disputes/evidence-fields.ts';
import { assistantsCopy as copy } from './assistants-copy.ts';
import { pageAddresses as pages } from './page-addresses.ts';
import { type Asking, type Tool, tool } from './tool.ts';

const why = z.string().check(z.minLength(1), z.maxLength(APPROVAL_NOTE_LENGTH_MAX));
const TEXTS = EVIDENCE_KEYS.filter((key) => evidenceKind(key) !== 'file');

/** What an assistant can ask for. Whatever its key could do itself, a person does it. */
export const proposingTools: readonly Tool[] = [
  proposing(refundCharge, {
    name: 'propose_refund',
    title: 'Propose a refund',
    words:
      'Asks for a captured payment to be given back, whole or in part. `amount` is in minor units of the currency the customer paid in; left out, everything that is left.',
    input: z.object({
      charge_id: chargeId,
      amount: z.optional(amount),
      reason: z.optional(z.enum(REFUND_REASONS)),
      why,
    }),
    sent: async (_, { charge_id, amount, reason }) => ({ charge_id, amount, reason }),
  }),

  proposing(captureAuthorization, {
    name: 'propose_capture',
    title: 'Propose to capture a payment',
    words: 'Asks for an authorized payment to be captured, so that its money is taken.',
    input: z.object({ payment_id: paymentIntentId, why }),
    sent: orderAndPayment,
  }),

  proposing(cancelAuthorization, {
    name: 'propose_cancel',
    title: 'Propose to cancel an authorization',
    words: 'Asks for an authorized payment to be let go, so that the customer’s money is no longer held.',
    input: z.object({ payment_id: paymentIntentId, why }),
    sent: orderAndPayment,
  }),

  proposing(acceptDispute, {
    name: 'propose_accept_dispute',
    title: 'Propose to accept a dispute',
    words: 'Asks for a dispute to be given up. Its money and its fee are then lost for good.',
    input: z.object({ dispute_id: disputeId, why }),
    sent: async (_, { dispute_id }) => ({ dispute_id }),
  }),

  proposing(answerDispute, {
    name: 'propose_evidence',
    title: 'Propose evidence for a dispute',
    words:
      'Asks for texts to be submitted to the bank as evidence, which can be done once. Files are attached by people. See explain_dispute for what is missing.',
    input: z.object({
      dispute_id: disputeId,
      evidence: z.partialRecord(z.enum(TEXTS), z.string().check(z.minLength(1), z.maxLength(20_000))),
      why,
    }),
    sent: async (_, { dispute_id, evidence }) => ({
      dispute_id,
      evidence: Object.fromEntries(Object.entries(evidence).map(([field, text]) => [field, String(text)])),
      submit: true,
    }),
  }),

  proposing(payOutInstantly, {
    name: 'propose_instant_payout',
    title: 'Propose an instant payout',
    words: 'Asks for everything that can leave in a currency to be paid out at once, for a fee.',
    input: z.object({ currency: sentCurrency, why }),
    sent: async (_, { currency }) => ({ type: 'instant' as const, currency }),
  }),
];

type Proposing<E extends Endpoint, Input extends z.ZodMiniObject> = Pick<Tool, 'name' | 'title' | 'words'> &
  Readonly<{
    input: Input;
    /** What the call is made with. */
    sent: (asking: Asking, input: z.output<Input>) => Promise<Sent<E>>;
  }>;

/** Becomes the same call, written down for a person to approve. */
function proposing<E extends Endpoint, Input extends z.ZodMiniObject>(
  endpoint: E,
  { sent, ...described }: Proposing<E, Input>,
): Tool {
  return tool({
    ...described,
    needs: endpoint,
    proposes: true,
    run: async (asking, input) => {
      const { why: note } = input as Readonly<{ why: string }>;
      const call = (await sent(asking, input)) as Readonly<Record<string, unknown>>;
      try {
        await asking.assistant.call(endpoint, call, note);
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'approval_requested')) throw error;
        const { approval_id, words, expires } = error.details;
        const waits = { approval_id, what: words, expires: `${String(expires)} UTC` };
        return { ...waits, words: copy.proposed, page: asking.page(pages.approvals()) };
      }
      throw new Error(`${described.name} was done instead of proposed`);
    },
  });
}

type OfPayment = Readonly<{ payment_id: z.output<typeof paymentIntentId> }>;

/** An authorization is settled by its order, which the payment names. */
async function orderAndPayment({ read }: Asking, { payment_id: payment_intent_id }: OfPayment) {
  const { order } = await read(getPaymentIntent, { id: payment_intent_id });
  if (!order) throw fail('wcpay_missing_order');
  return { order_id: order.id, payment_intent_id };
}

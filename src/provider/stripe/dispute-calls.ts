import { AppError, fail } from '#contract/kit/errors.ts';
import type { DisputeAnswer, PaymentProvider } from '../payment-provider.ts';
import { disputeFromStripe, withoutNotes } from './dispute-from-stripe.ts';
import { evidenceToStripe, placeLeft } from './evidence-on-the-wire.ts';
import type { StripeLine } from './stripe-line.ts';

const expand = ['charge'];

type DisputeCalls = Pick<PaymentProvider, 'answerDispute' | 'acceptDispute'>;

export function disputeCalls(line: StripeLine): DisputeCalls {
  const { api, write } = line;
  return {
    answerDispute: async ({ dispute, evidence, metadata, submit, idempotencyKey }) => {
      /** Without a word on `submit`, Stripe submits: so it is always said. */
      const params = {
        evidence: evidenceToStripe(evidence),
        metadata: { ...withoutNotes(metadata) },
        submit,
        expand,
      };
      const about = { kind: 'dispute', id: dispute };
      const answer = await answered(line, dispute, async () => {
        await emptyPlaceLeft(line, { dispute, evidence, idempotencyKey });
        return write(() => api.disputes.update(dispute, params, { idempotencyKey }), about);
      });
      return disputeFromStripe(answer);
    },
    acceptDispute: async ({ dispute, idempotencyKey }) => {
      const answer = await answered(line, dispute, () =>
        write(() => api.disputes.close(dispute, { expand }, { idempotencyKey }), {
          kind: 'dispute',
          id: dispute,
        }),
      );
      return disputeFromStripe(answer);
    },
  };
}

type Asked = Pick<DisputeAnswer, 'dispute' | 'evidence' | 'idempotencyKey'>;

/** In a request of its own: what is sent under a key must be the same at every attempt, whatever the first has changed. */
async function emptyPlaceLeft(
  { api, read, write }: StripeLine,
  { dispute, evidence, idempotencyKey }: Asked,
): Promise<void> {
  if (evidence.access_activity_log === undefined) return;
  const about = { kind: 'dispute', id: dispute };
  const answer = await read(() => api.disputes.retrieve(dispute), about);
  const place = placeLeft(answer.evidence, evidence);
  if (place === undefined) return;
  const params = { evidence: { [place]: '' }, submit: false };
  await write(() => api.disputes.update(dispute, params, { idempotencyKey: `${idempotencyKey}:log` }), about);
}

/** Stripe refuses an answer that comes too late without a code; the dispute itself says where it stands. */
async function answered<Answer>(
  { api, read }: StripeLine,
  dispute: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (failure) {
    if (!(failure instanceof AppError && failure.code === 'provider_refused')) throw failure;
    const { status } = await read(() => api.disputes.retrieve(dispute), { kind: 'dispute', id: dispute });
    if (/needs_response$/.test(status)) throw failure;
    throw fail('dispute_not_actionable', { status });
  }
}

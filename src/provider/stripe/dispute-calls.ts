import { AppError, fail } from '#contract/errors.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { disputeFromStripe } from './dispute-from-stripe.ts';
import { evidenceToStripe } from './evidence-on-the-wire.ts';
import type { StripeLine } from './stripe-line.ts';

const expand = ['charge'];

type DisputeCalls = Pick<PaymentProvider, 'respondToDispute' | 'closeDispute'>;

export function disputeCalls(line: StripeLine): DisputeCalls {
  const { api, write } = line;
  return {
    respondToDispute: async ({ dispute, evidence, metadata, submit, idempotencyKey }) => {
      /** Without a word on `submit`, Stripe submits: so it is always said. */
      const params = { evidence: evidenceToStripe(evidence), metadata: { ...metadata }, submit, expand };
      const told = await answered(line, dispute, () =>
        write(() => api.disputes.update(dispute, params, { idempotencyKey }), {
          kind: 'dispute',
          id: dispute,
        }),
      );
      return disputeFromStripe(told);
    },
    closeDispute: async ({ dispute, idempotencyKey }) => {
      const told = await answered(line, dispute, () =>
        write(() => api.disputes.close(dispute, { expand }, { idempotencyKey }), {
          kind: 'dispute',
          id: dispute,
        }),
      );
      return disputeFromStripe(told);
    },
  };
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

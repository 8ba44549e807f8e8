import { aroundCalls, type CallOf } from '../../around-calls.ts';
import type { PaymentProvider } from '../../payment-provider.ts';
import type { Faults } from '../console/faults.ts';

const MONEY_CALLS = [
  'createPayment',
  'confirmPayment',
  'capturePayment',
  'cancelPayment',
  'refundCharge',
  'answerDispute',
  'acceptDispute',
  'payOutInstantly',
] as const satisfies readonly CallOf<PaymentProvider>[];

/** Under the fault `early`, the world hears what happened before the caller who caused it hears the answer. */
export const tellEarly = (
  provider: PaymentProvider,
  { plan }: Pick<Faults, 'plan'>,
  settled: () => Promise<void>,
): PaymentProvider =>
  aroundCalls(provider, MONEY_CALLS, async (_, ask) => {
    const answer = await ask();
    const events = plan()?.events;
    if (events && events.perMille > 0 && events.kinds.includes('early')) await settled();
    return answer;
  });

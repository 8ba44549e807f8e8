import type { PaymentProvider } from '../../payment-provider.ts';
import type { Faults } from '../console/faults.ts';

const MONEY_CALLS: ReadonlySet<string> = new Set<keyof PaymentProvider>([
  'createPayment',
  'confirmPayment',
  'capturePayment',
  'cancelPayment',
  'refundCharge',
  'respondToDispute',
  'closeDispute',
  'createInstantPayout',
]);

/** Under the fault `early`, the world hears what happened before the caller who caused it hears the answer. */
export const tellEarly = (
  provider: PaymentProvider,
  { plan }: Pick<Faults, 'plan'>,
  settled: () => Promise<void>,
): PaymentProvider =>
  new Proxy(provider, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function' || typeof name !== 'string' || !MONEY_CALLS.has(name)) return member;
      return async (...given: readonly unknown[]) => {
        const answer: unknown = await Reflect.apply(member, target, given);
        const events = plan()?.events;
        if (events && events.perMille > 0 && events.kinds.includes('early')) await settled();
        return answer;
      };
    },
  });

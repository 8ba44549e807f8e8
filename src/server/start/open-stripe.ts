import type { PaymentProvider } from '#provider/payment-provider.ts';
import { readDelivery } from '#provider/stripe/event-from-stripe.ts';
import { openLine, type StripeSurroundings } from '#provider/stripe/stripe-line.ts';
import { stripeProvider } from '#provider/stripe/stripe-provider.ts';
import type { StripeConfig } from './stripe-config.ts';

export type OpenedStripe = Readonly<{
  provider: PaymentProvider;
  deliveries: Readonly<{
    header: string;
    secrets: readonly string[];
    readEvent: (told: unknown, account_id: string | undefined) => unknown;
  }>;
}>;

/** A real account at Stripe, and how its deliveries are read. Without a signing secret none is taken, and events are fetched. */
export function openStripe(config: StripeConfig, surroundings: StripeSurroundings = {}): OpenedStripe {
  const { opensAccounts } = config;
  return {
    provider: stripeProvider(openLine(config, surroundings)),
    deliveries: {
      header: 'stripe-signature',
      secrets: config.webhookSecrets(),
      readEvent: (told, account_id) => {
        const known = account_id ?? config.account ?? 'unknown';
        return readDelivery(opensAccounts ? { ...config, account: known } : config, known, told);
      },
    },
  };
}

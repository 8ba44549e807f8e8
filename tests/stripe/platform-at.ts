import { assert } from '#domain/shared/assert.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openStripe } from '#server/start/open-stripe.ts';

/** A platform that was told to open an account, as a new process finds itself: with its settings, and knowing nothing else. */
export function platformAt(origin: string): Readonly<{ config: Config; provider: PaymentProvider }> {
  const config = readConfig({
    ...{ PROVIDER: 'stripe', STRIPE_ACCOUNT: 'new', STRIPE_SECRET_KEY: ['sk', 'test', 'madeup'].join('_') },
    STRIPE_PUBLISHABLE_KEY: ['pk', 'test', 'madeup'].join('_'),
  });
  assert(config.stripe, 'PROVIDER=stripe reads the settings of Stripe');
  const { provider } = openStripe(config.stripe, {
    fetch: (asked, init) => {
      const { pathname, search } = new URL(asked instanceof Request ? asked.url : asked);
      return fetch(`${origin}${pathname}${search}`, init);
    },
  });
  return { config, provider };
}

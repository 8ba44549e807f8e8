import Stripe from 'stripe';

/** Stripe's own package signs, so that no test believes our own idea of a signature. */
export const signDelivery = (payload: string, secret: string, timestamp: number): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

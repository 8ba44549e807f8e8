import type { PaymentIntentId } from '../shared/ids.ts';

const LENT = 'pi_of_';

/** Charges made before there were payment intents have none; the charge lends its own name, so that it stays unique. */
export const lentIntent = (charge: string): PaymentIntentId => `${LENT}${charge}`;

/** The payment intent as the provider knows it; nothing where the name was lent. */
export const ownIntent = (id: string): string | null => (id.startsWith(LENT) ? null : id);

/** A charge by its own id or by the name it lent; nothing for the id of a payment intent. */
export const chargeNamedBy = (id: string): string | undefined => {
  const named = id.startsWith(LENT) ? id.slice(LENT.length) : id;
  return /^(ch|py)_/.test(named) ? named : undefined;
};

import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import type { Evidence, IssuerEvidence } from '../../provider-objects.ts';
import { addressOf } from './addresses.ts';
import { dateOf, dayOf } from './calendar.ts';
import type { About } from './refund-plans.ts';

/** The first pieces a merchant gathers: enough for a draft, too little to convince. */
export function someEvidence({ sale }: About): Evidence {
  const [line] = sale.basket.lines;
  return {
    product_description: line ? `${line.product.name}, as shown in the shop.` : 'Goods as shown in the shop.',
    customer_name: sale.customer.name,
  };
}

/** The whole answer: who bought, what was sent, where to, and what was said. */
export function fullEvidence(about: About): Evidence {
  const { address_1, city, postcode, country } = addressOf(about.sale.customer);
  return {
    ...someEvidence(about),
    customer_email_address: about.sale.customer.email,
    billing_address: [address_1, city, postcode, country].filter((part) => part !== '').join(', '),
    shipping_carrier: 'Test Parcel',
    shipping_tracking_number: `TP${about.ids.charge.slice(-10).toUpperCase()}`,
    shipping_date: dateOf(dayOf(about.now) - 30),
    uncategorized_text: 'The parcel was handed over against a signature, and the customer thanked us for it.',
  };
}

const CLAIMS: Partial<Record<DisputeReason, string>> = {
  fraudulent: 'The cardholder states that they did not make this purchase.',
  product_not_received: 'The cardholder states that the goods never arrived.',
  product_unacceptable: 'The cardholder states that the goods were damaged.',
  duplicate: 'The cardholder states that they were charged twice.',
  unrecognized: 'The cardholder does not recognise the name on the statement.',
  subscription_canceled: 'The cardholder states that the subscription had ended.',
  credit_not_processed: 'The cardholder states that a promised refund never came.',
};

/** What the customer's bank says of its side; many say nothing. */
export const issuerEvidence = (
  reason: DisputeReason,
  isInquiry: boolean,
): readonly IssuerEvidence[] | null => {
  const text_evidence = CLAIMS[reason];
  if (text_evidence === undefined) return null;
  return [{ evidence_type: isInquiry ? 'retrieval' : 'chargeback', file_evidence: [], text_evidence }];
};

import type { Evidence } from '#provider/provider-objects.ts';
import { dateOf, dayOf } from '#provider/simulator/facts/calendar.ts';
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
  const { address_1, city, postcode, country } = about.sale.customer.address;
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

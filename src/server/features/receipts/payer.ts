import { addressLines } from '#domain/orders/address-lines.ts';
import type { Receipted } from './receipted.ts';

/** Who paid, as far as the order or the payment says so: at a counter nobody leaves a name. */
type Payer = Readonly<{
  name: string;
  email: string | null;
  country: string;
  lines: readonly string[];
}>;

/** The address is what was written down with the order, else what the customer's account says. */
export function payerOf({ order, charge }: Pick<Receipted, 'order' | 'charge'>): Payer {
  if (!order) return payerOfCharge(charge);
  const { billing, customer_name, customer_email } = order;
  const place = billing && [
    billing.name,
    billing.address_1,
    [billing.postcode, billing.city].filter(Boolean).join(' '),
    [billing.state, billing.country].filter(Boolean).join(', '),
  ];
  return withMail({
    name: customer_name ?? '',
    email: billing?.email || customer_email || null,
    country: billing?.country ?? '',
    lines: (place ?? [customer_name ?? '']).filter((line) => line !== ''),
  });
}

function payerOfCharge(charge: Receipted['charge']): Payer {
  const { name, email, country, address } = charge?.billing_details ?? { address: null };
  return withMail({
    name: name ?? '',
    email: email || null,
    country: address?.country ?? country ?? '',
    lines: [
      ...addressLines({
        name: name ?? '',
        address_1: [address?.line1, address?.line2].filter(Boolean).join(', '),
        city: address?.city ?? '',
        state: address?.state ?? '',
        postcode: address?.postal_code ?? '',
        country: address?.country ?? '',
      }),
      address?.country ?? '',
    ].filter((line) => line !== ''),
  });
}

const withMail = (payer: Payer): Payer => ({
  ...payer,
  lines:
    payer.email === null || payer.lines.includes(payer.email) ? payer.lines : [...payer.lines, payer.email],
});

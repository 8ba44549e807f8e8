import { addressLines } from '#domain/orders/address-lines.ts';
import { countryNameIn } from '#domain/shared/country-name.ts';
import type { Receipted } from './receipted.ts';

/** Who paid, as far as the order or the payment says so: at a counter nobody leaves a name. */
type Payer = Readonly<{
  name: string;
  email: string | null;
  country: string;
  lines: readonly string[];
}>;
type Known = Pick<Receipted, 'order' | 'charge'>;
type Address = Parameters<typeof addressLines>[0];

/** Where a receipt may be sent. */
export const payerEmail = ({ order, charge }: Known): string | null =>
  (order ? order.billing?.email || order.customer_email : charge?.billing_details.email) || null;

export function payerOf(known: Known, locale: string): Payer {
  const { order, charge } = known;
  const address = addressOf(known);
  const email = payerEmail(known);
  // As on a parcel, with the country's name in the language of the paper.
  const lines = [...addressLines(address), countryNameIn(address.country, locale), email ?? ''];
  return {
    email,
    name: order ? (order.customer_name ?? '') : address.name,
    country: address.country || (charge?.billing_details.country ?? ''),
    lines: [...new Set(lines)].filter((line) => line !== ''),
  };
}

/** What was written down with the order, else what the customer's account says. */
function addressOf({ order, charge }: Known): Address {
  if (order?.billing) return order.billing;
  const address = order ? null : charge?.billing_details.address;
  return {
    name: (order ? order.customer_name : charge?.billing_details.name) ?? '',
    address_1: [address?.line1, address?.line2].filter(Boolean).join(', '),
    city: address?.city ?? '',
    state: address?.state ?? '',
    postcode: address?.postal_code ?? '',
    country: address?.country ?? '',
  };
}

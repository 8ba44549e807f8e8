import { addressLines } from '#domain/orders/address-lines.ts';
import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import type { StoredCharge } from './stored-objects.ts';

type Billing = StoredCharge['billing_details'];

/** Lines with `<br/>` between them, as existing clients expect it; what the customer wrote stays text. */
export function formattedAddress({ name, address }: Billing): string {
  if (!address) return '';
  const lines = addressLines({
    name: name ?? '',
    address_1: [address.line1, address.line2].filter(Boolean).join(', '),
    city: address.city ?? '',
    state: address.state ?? '',
    postcode: address.postal_code ?? '',
    country: address.country ?? '',
  });
  return [...lines, address.country ?? ''].filter(Boolean).map(escapeMarkup).join('<br/>');
}

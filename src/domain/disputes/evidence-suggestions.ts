import { addressLines } from '../orders/address-lines.ts';
import type { Word } from '../shared/word.ts';
import type { EvidenceKey } from './evidence-fields.ts';
import type { Shipment } from './evidence-shipment.ts';

export const SUGGESTION_SOURCES = ['order', 'customer', 'shipment', 'payment'] as const;
export type SuggestionSource = (typeof SUGGESTION_SOURCES)[number];
export type Suggestion = Readonly<{ field: EvidenceKey; value: string; source: Word<SuggestionSource> }>;

type Place = Parameters<typeof addressLines>[0];
export type KnownOrder = Readonly<{
  customer_name: string | null;
  customer_email: string | null;
  billing: Place | null;
  shipping: Place | null;
  line_items: readonly Readonly<{ name: string; sku: string; quantity: number }>[];
}>;
export type KnownPayer = Readonly<{
  name: string;
  email: string;
  country: string;
  address: Readonly<Record<string, string>> | null;
}>;
type Known = Readonly<{ order?: KnownOrder; payer?: KnownPayer; shipment: Shipment }>;

const withCountry = (place: Place): string => [...addressLines(place), place.country].join('\n');

const itemWords = ({ name, sku, quantity }: KnownOrder['line_items'][number]): string =>
  `${quantity} × ${name}${sku === '' ? '' : ` (${sku})`}`;

function payerAddress({ name, country, address }: KnownPayer): string {
  if (!address) return '';
  const { line1 = '', line2 = '', city = '', state = '', postal_code = '' } = address;
  const address_1 = [line1, line2].filter((line) => line !== '').join(', ');
  if (address_1 === '') return '';
  return withCountry({ name, address_1, city, state, postcode: postal_code, country });
}

/** What we know already and the merchant need not type. Nothing is made up: what nobody knows is not suggested. */
export function suggestEvidence({ order, payer, shipment }: Known): readonly Suggestion[] {
  const offers: readonly (readonly [EvidenceKey, SuggestionSource, string | null | undefined])[] = [
    ['product_description', 'order', order?.line_items.map(itemWords).join('\n')],
    ['customer_name', 'customer', order?.customer_name ?? payer?.name],
    ['customer_email_address', 'customer', order?.customer_email ?? payer?.email],
    ['billing_address', 'order', order?.billing && withCountry(order.billing)],
    ['billing_address', 'payment', payer && payerAddress(payer)],
    ['shipping_carrier', 'shipment', shipment.carrier],
    ['shipping_tracking_number', 'shipment', shipment.tracking_number],
    ['shipping_date', 'shipment', shipment.day],
    ['shipping_address', 'order', order && shippingOf(order)],
  ];
  const taken = new Set<EvidenceKey>();
  return offers.flatMap(([field, source, value]) => {
    if (!value || taken.has(field)) return [];
    taken.add(field);
    return [{ field, value, source }];
  });
}

/** No address of its own means the same place as billing. */
const shippingOf = ({ shipping, billing }: KnownOrder): string => {
  const place = shipping ?? billing;
  return place ? withCountry(place) : '';
};

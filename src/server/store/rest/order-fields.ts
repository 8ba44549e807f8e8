import type { WrittenPlace } from '#contract/woocommerce/shapes.ts';
import { splitName } from '#domain/woocommerce/split-name.ts';
import type { Address, BillingAddress } from '../../db/schema/schema-store.ts';

const PARTS = ['company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country', 'phone'] as const;

/** A place after what was sent of it: keys that were not sent stay. */
export function placeAfter(kept: Address | null, sent: WrittenPlace): Address {
  const [known, parts] = [splitName(kept?.name ?? ''), { ...NOWHERE, ...kept }];
  const first = sent.first_name ?? known.first_name;
  const last = sent.last_name ?? known.last_name;
  const given = PARTS.flatMap((part) => (sent[part] === undefined ? [] : [[part, sent[part]] as const]));
  return { ...parts, ...Object.fromEntries(given), name: [first, last].filter(Boolean).join(' ') };
}

export const billingAfter = (
  kept: BillingAddress | null,
  sent: WrittenPlace & Readonly<{ email?: string | undefined }>,
): BillingAddress => ({ ...placeAfter(kept, sent), email: sent.email ?? kept?.email ?? '' });

const NOWHERE = { name: '', address_1: '', city: '', state: '', postcode: '', country: '' };

/** Only what was sent, so that the rest stays. */
export const textsSent = <Name extends string>(
  sent: Readonly<Partial<Record<Name, string | undefined>>>,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])),
  ) as Partial<Record<Name, string>>;

import { maskCardNumbers } from '#domain/payments/card-numbers.ts';
import { AVAILABLE_COUNTRIES } from '#domain/settings/available-countries.ts';
import { EMAIL_ADDRESS } from '#domain/shared/email-address.ts';
import type { Address, BillingAddress } from '../../db/schema/schema-store.ts';
import type { CardWallet } from './saved-cards.ts';
import { storefrontCopy as copy } from './storefront-copy.ts';
import { readVisitingFrom } from './visiting-from.ts';

const LENGTH_MAX = 200;

const PLACE = ['name', 'address_1', 'city', 'state', 'postcode', 'country'] as const;
type PlaceField = (typeof PLACE)[number];
export type FormField =
  | 'email'
  | 'method'
  | 'saved'
  | 'visiting_from'
  | PlaceField
  | `shipping_${PlaceField}`
  | 'card'
  | 'expiry'
  | 'cvc';
/** What was typed, but for the card: that is typed anew each time. */
export type FormValues = Readonly<Partial<Record<Exclude<FormField, 'card' | 'expiry' | 'cvc'>, string>>> &
  Readonly<{ shipElsewhere: boolean; savesCard?: boolean }>;
export type FormProblems = Readonly<Partial<Record<FormField, string>>>;

type Month = Readonly<{ year: number; month: number }>;

export type CheckoutForm = Readonly<{
  values: FormValues;
  problems: FormProblems;
  billing: BillingAddress;
  shipping: Address | null;
  card: string;
  /** Of a card that was typed. */
  expiry?: Month | undefined;
  /** Where the visitor seems to be; null where nobody knows. */
  ip_country: string | null;
}>;

/** Where a country writes a state or a postcode differs too much to insist. */
const OPTIONAL: readonly PlaceField[] = ['state', 'postcode'];

/** Reads the form as it was sent. The card is judged by its shape alone; whether it is a test card, the provider says. */
export function readCheckoutForm(
  form: URLSearchParams,
  now: Month,
  isOffered: (method: string, country: string) => boolean = (method) => method === 'card',
  wallet?: CardWallet,
): CheckoutForm {
  const typed = (name: string) => (form.get(name) ?? '').trim().slice(0, LENGTH_MAX);
  const problems: Partial<Record<FormField, string>> = {};
  const place = <Prefix extends '' | 'shipping_'>(prefix: Prefix): Address => {
    const read = Object.fromEntries(
      PLACE.map((field) => [field, maskCardNumbers(typed(`${prefix}${field}`))]),
    );
    for (const field of PLACE) {
      // It is shown again without the number; whoever meant something else sends it so.
      if (read[field] !== typed(`${prefix}${field}`)) problems[`${prefix}${field}`] = copy.cardElsewhere;
      if (read[field] === '' && !OPTIONAL.includes(field)) problems[`${prefix}${field}`] = copy.required;
    }
    const { name = '', address_1 = '', city = '', state = '', postcode = '', country = '' } = read;
    if (country !== '' && !Object.hasOwn(AVAILABLE_COUNTRIES, country))
      problems[`${prefix}country`] = copy.badCountry;
    return { name, address_1, city, state, postcode, country };
  };
  const email = maskCardNumbers(typed('email'));
  if (!EMAIL_ADDRESS.test(email)) problems.email = email === '' ? copy.required : copy.badEmail;
  const billing = { ...place(''), email };
  const shipElsewhere = form.get('ship') === 'yes';
  const shipping = shipElsewhere ? place('shipping_') : null;
  const method = typed('method') || 'card';
  if (!isOffered(method, billing.country)) problems.method = copy.badMethod;
  const saved = wallet ? typed('saved') : '';
  const savedCard = wallet?.cards.find(({ id }) => id === saved);
  if (method === 'card' && saved !== '' && !savedCard) problems.saved = copy.savedGone;
  // Whoever pays otherwise is not asked for a card: the name of the way, or of the saved card, stands in its place.
  const typedCard = method === 'card' && saved === '' ? readCard(form, now, problems) : undefined;
  const card = typedCard?.card ?? (method === 'card' ? (savedCard?.payment_method ?? '') : method);
  const savesCard =
    wallet !== undefined && method === 'card' && saved === '' && form.get('save_card') === 'yes';
  const visiting_from = readVisitingFrom(form.get('visiting_from'));
  const chosen = { method, savesCard, visiting_from, ...(form.has('saved') && { saved }) };
  const values = { ...valuesOf(billing, shipping), ...chosen };
  return {
    values,
    problems,
    billing,
    shipping,
    card,
    expiry: typedCard?.expiry,
    ip_country: visiting_from || null,
  };
}

/** As people write it: 12/30, 12-2030, 12 30, and 1230, which other shops put a stroke into. */
const EXPIRY = /^(\d{1,2}(?=\D)|\d{2})[\s./-]*(?:20)?(\d{2})$/;

function readCard(
  form: URLSearchParams,
  now: Month,
  problems: Partial<Record<FormField, string>>,
): Readonly<{ card: string; expiry: Month }> {
  const card = (form.get('card') ?? '').replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(card)) problems.card = card === '' ? copy.required : copy.badCard;
  const [, month, year] = EXPIRY.exec((form.get('expiry') ?? '').trim()) ?? [];
  const expiry = { month: Number(month ?? 0), year: 2000 + Number(year ?? 0) };
  if (expiry.month < 1 || expiry.month > 12) problems.expiry = copy.badExpiry;
  else if (expiry.year < now.year || (expiry.year === now.year && expiry.month < now.month))
    problems.expiry = copy.expired;
  if (!/^\d{3,4}$/.test((form.get('cvc') ?? '').trim())) problems.cvc = copy.badCvc;
  return { card, expiry };
}

/** The form as an order remembers it, for somebody whose card was declined. */
export function valuesOf(billing: BillingAddress | null, shipping: Address | null): FormValues {
  const elsewhere = shipping
    ? {
        shipping_name: shipping.name,
        shipping_address_1: shipping.address_1,
        shipping_city: shipping.city,
        shipping_state: shipping.state,
        shipping_postcode: shipping.postcode,
        shipping_country: shipping.country,
      }
    : {};
  return { ...billing, ...elsewhere, shipElsewhere: shipping !== null };
}

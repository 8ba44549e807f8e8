import type Stripe from 'stripe';
import type { BusinessDetails } from '../provider-account.ts';

const ADDRESS_PARTS = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const;

/** What customers read of the business, in the words of the product. */
type Told = Partial<Pick<Stripe.Account, 'settings' | 'business_profile'>>;

export function businessFromStripe({ settings, business_profile: profile }: Told): BusinessDetails {
  const { payments, branding } = settings ?? {};
  const address = profile?.support_address;
  return {
    statement_descriptor: payments?.statement_descriptor ?? '',
    statement_descriptor_kanji: payments?.statement_descriptor_kanji ?? '',
    statement_descriptor_kana: payments?.statement_descriptor_kana ?? '',
    support_email: profile?.support_email ?? '',
    support_phone: profile?.support_phone ?? '',
    support_address: Object.fromEntries(
      ADDRESS_PARTS.flatMap((part) => (address?.[part] ? [[part, address[part]]] : [])),
    ),
    business_name: profile?.name ?? '',
    business_url: profile?.url ?? '',
    branding_logo: idOf(branding?.logo),
    branding_icon: idOf(branding?.icon),
    branding_primary_color: branding?.primary_color ?? '',
    branding_secondary_color: branding?.secondary_color ?? '',
  };
}

const idOf = (file: string | Stripe.File | null | undefined): string =>
  typeof file === 'string' ? file : (file?.id ?? '');

/** The same on the way back; what is not named is not sent. */
export function businessOnTheWire(details: Partial<BusinessDetails>): Stripe.AccountUpdateParams {
  const { support_email, support_phone, support_address, business_name, business_url, ...rest } = details;
  const { branding_logo, branding_icon, branding_primary_color, branding_secondary_color, ...payments } =
    rest;
  const business_profile = named({
    support_email,
    support_phone,
    support_address,
    name: business_name,
    url: business_url,
  });
  const branding = named({
    logo: branding_logo,
    icon: branding_icon,
    primary_color: branding_primary_color,
    secondary_color: branding_secondary_color,
  });
  const settings = named({ payments: named(payments), branding });
  return { ...(settings && { settings }), ...(business_profile && { business_profile }) };
}

type Named<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

/** Only what was given a value; nothing where nothing was. */
function named<Values extends object>(values: Values): Named<Values> | undefined {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  // The compiler forgets the names on the way through the list.
  return given.length === 0 ? undefined : (Object.fromEntries(given) as Named<Values>);
}

import { AVAILABLE_COUNTRIES } from '../settings/available-countries.ts';

type Named = Readonly<{ key: string; name: string }>;
type BusinessType = Named & Readonly<{ description: string; structures: readonly Named[] }>;
export type BusinessCountry = Named & Readonly<{ types: readonly BusinessType[] }>;

const STRUCTURES: Readonly<Record<string, string>> = {
  single_member_llc: 'Single-member LLC',
  multi_member_llc: 'Multi-member LLC',
  private_corporation: 'Private corporation',
  public_corporation: 'Public corporation',
  private_partnership: 'Private partnership',
  public_partnership: 'Public partnership',
  incorporated_partnership: 'Incorporated partnership',
  unincorporated_partnership: 'Unincorporated partnership',
  unincorporated_association: 'Unincorporated association',
  incorporated_non_profit: 'Incorporated non-profit',
  unincorporated_non_profit: 'Unincorporated non-profit',
  registered_charity: 'Registered charity',
  limited_liability_partnership: 'Limited liability partnership',
  free_zone_llc: 'Free zone LLC',
  free_zone_establishment: 'Free zone establishment',
  llc: 'Limited liability company',
  sole_establishment: 'Sole establishment',
  governmental_unit: 'Governmental unit',
  government_instrumentality: 'Government instrumentality',
  tax_exempt_government_instrumentality: 'Tax-exempt government instrumentality',
};
const named = (keys: readonly string[]): readonly Named[] =>
  keys.map((key) => ({ key, name: STRUCTURES[key] ?? key }));

const AMERICAN = [
  'single_member_llc',
  'multi_member_llc',
  'private_partnership',
  'private_corporation',
  'unincorporated_association',
  'public_partnership',
  'public_corporation',
];
const PARTNERS = ['private_corporation', 'public_corporation', 'private_partnership'];
const INCORPORATED = [
  'private_corporation',
  'public_corporation',
  'incorporated_partnership',
  'unincorporated_partnership',
];

/** What a company may be, where it is asked; elsewhere the kind of business says enough. */
const COMPANIES: Readonly<Record<string, readonly string[]>> = {
  US: AMERICAN,
  PR: AMERICAN,
  GB: [...INCORPORATED, 'limited_liability_partnership'],
  IE: INCORPORATED,
  AU: PARTNERS,
  NZ: PARTNERS,
  CA: PARTNERS,
  HK: PARTNERS,
  SG: PARTNERS,
  DE: INCORPORATED,
  AT: INCORPORATED,
  CH: PARTNERS,
  FR: PARTNERS,
  IT: PARTNERS,
  ES: PARTNERS,
  NL: PARTNERS,
  BE: PARTNERS,
  AE: ['llc', 'sole_establishment', 'free_zone_llc', 'free_zone_establishment'],
  JP: [],
};
const NON_PROFITS: Readonly<Record<string, readonly string[]>> = {
  US: ['incorporated_non_profit', 'unincorporated_non_profit'],
  PR: ['incorporated_non_profit', 'unincorporated_non_profit'],
  GB: ['registered_charity'],
  IE: ['registered_charity'],
};

function typesIn(country: string): readonly BusinessType[] {
  const isAmerican = country === 'US' || country === 'PR';
  return [
    {
      key: 'company',
      name: 'Company',
      description: 'A registered business with its own legal name.',
      structures: named(COMPANIES[country] ?? PARTNERS),
    },
    {
      key: 'individual',
      name: 'Individual',
      description: 'One person who trades in their own name, without a registered company.',
      structures: [],
    },
    {
      key: 'non_profit',
      name: 'Non-profit',
      description: isAmerican
        ? 'A registered charity that is exempt from tax.'
        : 'A registered charity, an association or a foundation.',
      structures: named(NON_PROFITS[country] ?? []),
    },
    ...(isAmerican
      ? [
          {
            key: 'government_entity',
            name: 'Government entity',
            description: 'A public body or agency.',
            structures: named([
              'governmental_unit',
              'government_instrumentality',
              'tax_exempt_government_instrumentality',
            ]),
          },
        ]
      : []),
  ];
}

/** Every country a business may be registered in, with the kinds of business it knows. */
export const businessCountries = (): readonly BusinessCountry[] =>
  Object.entries(AVAILABLE_COUNTRIES).map(([key, { name }]) => ({ key, name, types: typesIn(key) }));

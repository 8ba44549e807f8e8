import { namedCountries } from '../settings/available-countries.ts';
import { labelOf } from '../shared/word.ts';
import { businessTypesCopy as copy } from './onboarding-business-types-copy.ts';

type Named = Readonly<{ key: string; name: string }>;
type BusinessType = Named & Readonly<{ description: string; structures: readonly Named[] }>;
export type BusinessCountry = Named & Readonly<{ types: readonly BusinessType[] }>;

const named = (keys: readonly string[]): readonly Named[] =>
  keys.map((key) => ({ key, name: labelOf(copy.structures, key) }));

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
      ...copy.types.company,
      structures: named(COMPANIES[country] ?? PARTNERS),
    },
    {
      key: 'individual',
      ...copy.types.individual,
      structures: [],
    },
    {
      key: 'non_profit',
      ...(isAmerican ? copy.types.american_non_profit : copy.types.non_profit),
      structures: named(NON_PROFITS[country] ?? []),
    },
    ...(isAmerican
      ? [
          {
            key: 'government_entity',
            ...copy.types.government_entity,
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
  namedCountries().map(([key, name]) => ({ key, name, types: typesIn(key) }));

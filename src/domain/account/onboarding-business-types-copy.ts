import { spoken } from '../shared/spoken.ts';

/** What kind of business opens an account. Legal forms keep the meaning they have in the country that knows them. */
export const businessTypesCopy = spoken('domain/account/onboarding-business-types-copy#businessTypesCopy', {
  types: {
    company: { name: 'Company', description: 'A registered business with its own legal name.' },
    individual: {
      name: 'Individual',
      description: 'One person who trades in their own name, without a registered company.',
    },
    non_profit: { name: 'Non-profit', description: 'A registered charity, an association or a foundation.' },
    /** In the United States. */
    american_non_profit: { name: 'Non-profit', description: 'A registered charity that is exempt from tax.' },
    government_entity: { name: 'Government entity', description: 'A public body or agency.' },
  },
  structures: {
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
  },
} as const);

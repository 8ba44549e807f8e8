import type * as english from '#domain/account/onboarding-business-types-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const businessTypesCopy: Words<typeof english.businessTypesCopy> = {
  types: {
    company: { name: 'Bedrijf', description: 'Een geregistreerd bedrijf met een eigen juridische naam.' },
    individual: {
      name: 'Zelfstandige',
      description: 'Eén persoon die op eigen naam handelt, zonder geregistreerde vennootschap.',
    },
    non_profit: {
      name: 'Non-profit',
      description: 'Een geregistreerd goed doel, een vereniging of een stichting.',
    },
    american_non_profit: {
      name: 'Non-profit',
      description: 'Een geregistreerd goed doel dat is vrijgesteld van belasting.',
    },
    government_entity: { name: 'Overheidsinstelling', description: 'Een overheidsorgaan of -instantie.' },
  },
  structures: {
    single_member_llc: 'LLC met één lid',
    multi_member_llc: 'LLC met meerdere leden',
    private_corporation: 'Besloten vennootschap',
    public_corporation: 'Naamloze vennootschap',
    private_partnership: 'Besloten maatschap',
    public_partnership: 'Openbare maatschap',
    incorporated_partnership: 'Maatschap met rechtspersoonlijkheid',
    unincorporated_partnership: 'Maatschap zonder rechtspersoonlijkheid',
    unincorporated_association: 'Vereniging zonder rechtspersoonlijkheid',
    incorporated_non_profit: 'Non-profit met rechtspersoonlijkheid',
    unincorporated_non_profit: 'Non-profit zonder rechtspersoonlijkheid',
    registered_charity: 'Geregistreerd goed doel',
    limited_liability_partnership: 'Maatschap met beperkte aansprakelijkheid (LLP)',
    free_zone_llc: 'LLC in een vrije zone',
    free_zone_establishment: 'Vestiging in een vrije zone',
    llc: 'Vennootschap met beperkte aansprakelijkheid (LLC)',
    sole_establishment: 'Eenmanszaak',
    governmental_unit: 'Overheidseenheid',
    government_instrumentality: 'Overheidsorganisatie',
    tax_exempt_government_instrumentality: 'Van belasting vrijgestelde overheidsorganisatie',
  },
};

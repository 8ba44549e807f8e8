import type * as english from '#domain/account/onboarding-business-types-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const businessTypesCopy: Words<typeof english.businessTypesCopy> = {
  types: {
    company: { name: 'Società', description: 'Un’attività registrata con una propria denominazione legale.' },
    individual: {
      name: 'Persona fisica',
      description: 'Una persona che vende a proprio nome, senza una società registrata.',
    },
    non_profit: {
      name: 'Ente non profit',
      description: 'Un ente benefico registrato, un’associazione o una fondazione.',
    },
    american_non_profit: {
      name: 'Ente non profit',
      description: 'Un ente benefico registrato ed esente da imposte.',
    },
    government_entity: { name: 'Ente pubblico', description: 'Un’istituzione o un’agenzia pubblica.' },
  },
  structures: {
    single_member_llc: 'LLC con un solo socio',
    multi_member_llc: 'LLC con più soci',
    private_corporation: 'Società di capitali non quotata',
    public_corporation: 'Società di capitali quotata',
    private_partnership: 'Società di persone non quotata',
    public_partnership: 'Società di persone quotata',
    incorporated_partnership: 'Società di persone con personalità giuridica',
    unincorporated_partnership: 'Società di persone senza personalità giuridica',
    unincorporated_association: 'Associazione senza personalità giuridica',
    incorporated_non_profit: 'Ente non profit con personalità giuridica',
    unincorporated_non_profit: 'Ente non profit senza personalità giuridica',
    registered_charity: 'Ente benefico registrato',
    limited_liability_partnership: 'Società di persone a responsabilità limitata (LLP)',
    free_zone_llc: 'LLC in zona franca',
    free_zone_establishment: 'Impresa in zona franca (FZE)',
    llc: 'Società a responsabilità limitata',
    sole_establishment: 'Impresa individuale',
    governmental_unit: 'Unità governativa',
    government_instrumentality: 'Ente strumentale pubblico',
    tax_exempt_government_instrumentality: 'Ente strumentale pubblico esente da imposte',
  },
};

import type { businessTypesCopy as english } from '#domain/account/onboarding-business-types-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const businessTypesCopy: Words<typeof english> = {
  types: {
    company: { name: 'Société', description: 'Une entreprise immatriculée avec sa propre raison sociale.' },
    individual: {
      name: 'Entrepreneur individuel',
      description: 'Une personne qui exerce en son nom propre, sans société immatriculée.',
    },
    non_profit: {
      name: 'Organisme à but non lucratif',
      description: 'Une organisation caritative enregistrée, une association ou une fondation.',
    },
    american_non_profit: {
      name: 'Organisme à but non lucratif',
      description: 'Une organisation caritative enregistrée et exonérée d’impôt.',
    },
    government_entity: {
      name: 'Entité publique',
      description: 'Un organisme ou une administration publique.',
    },
  },
  structures: {
    single_member_llc: 'LLC à associé unique',
    multi_member_llc: 'LLC à plusieurs associés',
    private_corporation: 'Société par actions non cotée',
    public_corporation: 'Société par actions cotée',
    private_partnership: 'Société de personnes non cotée',
    public_partnership: 'Société de personnes cotée',
    incorporated_partnership: 'Société de personnes constituée',
    unincorporated_partnership: 'Société de personnes non constituée',
    unincorporated_association: 'Association non constituée',
    incorporated_non_profit: 'Organisme à but non lucratif constitué',
    unincorporated_non_profit: 'Organisme à but non lucratif non constitué',
    registered_charity: 'Organisation caritative enregistrée',
    limited_liability_partnership: 'Société de personnes à responsabilité limitée (LLP)',
    free_zone_llc: 'LLC de zone franche',
    free_zone_establishment: 'Établissement de zone franche',
    llc: 'Société à responsabilité limitée',
    sole_establishment: 'Établissement individuel',
    governmental_unit: 'Unité gouvernementale',
    government_instrumentality: 'Organisme gouvernemental',
    tax_exempt_government_instrumentality: 'Organisme gouvernemental exonéré d’impôt',
  },
};

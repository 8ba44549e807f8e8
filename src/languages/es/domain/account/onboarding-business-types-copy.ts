import type { businessTypesCopy as english } from '#domain/account/onboarding-business-types-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const businessTypesCopy: Words<typeof english> = {
  types: {
    company: { name: 'Sociedad', description: 'Una empresa registrada con su propia razón social.' },
    individual: {
      name: 'Empresario individual (autónomo)',
      description: 'Una persona que vende en su propio nombre, sin una sociedad registrada.',
    },
    non_profit: {
      name: 'Sin ánimo de lucro',
      description: 'Una entidad benéfica registrada, una asociación o una fundación.',
    },
    american_non_profit: {
      name: 'Sin ánimo de lucro',
      description: 'Una entidad benéfica registrada y exenta de impuestos.',
    },
    government_entity: { name: 'Entidad pública', description: 'Un organismo o una agencia pública.' },
  },
  structures: {
    single_member_llc: 'LLC de un solo socio',
    multi_member_llc: 'LLC de varios socios',
    private_corporation: 'Sociedad no cotizada',
    public_corporation: 'Sociedad cotizada',
    private_partnership: 'Sociedad de personas no cotizada',
    public_partnership: 'Sociedad de personas cotizada',
    incorporated_partnership: 'Sociedad de personas con personalidad jurídica',
    unincorporated_partnership: 'Sociedad de personas sin personalidad jurídica',
    unincorporated_association: 'Asociación sin personalidad jurídica',
    incorporated_non_profit: 'Entidad sin ánimo de lucro con personalidad jurídica',
    unincorporated_non_profit: 'Entidad sin ánimo de lucro sin personalidad jurídica',
    registered_charity: 'Entidad benéfica registrada',
    limited_liability_partnership: 'Sociedad de personas de responsabilidad limitada (LLP)',
    free_zone_llc: 'LLC en zona franca',
    free_zone_establishment: 'Establecimiento en zona franca',
    llc: 'Sociedad de responsabilidad limitada',
    sole_establishment: 'Establecimiento unipersonal',
    governmental_unit: 'Unidad gubernamental',
    government_instrumentality: 'Organismo instrumental del Estado',
    tax_exempt_government_instrumentality: 'Organismo instrumental del Estado exento de impuestos',
  },
};

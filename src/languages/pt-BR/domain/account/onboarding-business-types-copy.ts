import type { businessTypesCopy as english } from '#domain/account/onboarding-business-types-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const businessTypesCopy: Words<typeof english> = {
  types: {
    company: { name: 'Empresa', description: 'Uma empresa registrada, com razão social própria.' },
    individual: {
      name: 'Pessoa física',
      description: 'Uma pessoa que vende em nome próprio, sem empresa registrada.',
    },
    non_profit: {
      name: 'Sem fins lucrativos',
      description: 'Uma entidade beneficente registrada, uma associação ou uma fundação.',
    },
    american_non_profit: {
      name: 'Sem fins lucrativos',
      description: 'Uma entidade beneficente registrada e isenta de impostos.',
    },
    government_entity: { name: 'Entidade governamental', description: 'Um órgão público ou uma agência.' },
  },
  structures: {
    single_member_llc: 'LLC de um único sócio',
    multi_member_llc: 'LLC com vários sócios',
    private_corporation: 'Sociedade por ações de capital fechado',
    public_corporation: 'Sociedade por ações de capital aberto',
    private_partnership: 'Sociedade de pessoas de capital fechado',
    public_partnership: 'Sociedade de pessoas de capital aberto',
    incorporated_partnership: 'Sociedade de pessoas com personalidade jurídica',
    unincorporated_partnership: 'Sociedade de pessoas sem personalidade jurídica',
    unincorporated_association: 'Associação sem personalidade jurídica',
    incorporated_non_profit: 'Entidade sem fins lucrativos com personalidade jurídica',
    unincorporated_non_profit: 'Entidade sem fins lucrativos sem personalidade jurídica',
    registered_charity: 'Entidade beneficente registrada',
    limited_liability_partnership: 'Sociedade de pessoas de responsabilidade limitada (LLP)',
    free_zone_llc: 'LLC de zona franca',
    free_zone_establishment: 'Estabelecimento de zona franca',
    llc: 'Sociedade limitada (LLC)',
    sole_establishment: 'Empresa individual',
    governmental_unit: 'Unidade governamental',
    government_instrumentality: 'Entidade vinculada ao governo',
    tax_exempt_government_instrumentality: 'Entidade vinculada ao governo isenta de impostos',
  },
};

import type { businessTypesCopy as english } from '#domain/account/onboarding-business-types-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const businessTypesCopy: Words<typeof english> = {
  types: {
    company: {
      name: 'Unternehmen',
      description: 'Ein eingetragenes Unternehmen mit eigenem rechtlichem Namen.',
    },
    individual: {
      name: 'Einzelperson',
      description: 'Eine Person, die im eigenen Namen handelt, ohne eingetragenes Unternehmen.',
    },
    non_profit: {
      name: 'Gemeinnützig',
      description: 'Eine anerkannte gemeinnützige Organisation, ein Verein oder eine Stiftung.',
    },
    american_non_profit: {
      name: 'Gemeinnützig',
      description: 'Eine anerkannte gemeinnützige Organisation, die von der Steuer befreit ist.',
    },
    government_entity: {
      name: 'Staatliche Stelle',
      description: 'Eine öffentliche Einrichtung oder Behörde.',
    },
  },
  structures: {
    single_member_llc: 'LLC mit einem Gesellschafter',
    multi_member_llc: 'LLC mit mehreren Gesellschaftern',
    private_corporation: 'Nicht börsennotierte Kapitalgesellschaft',
    public_corporation: 'Börsennotierte Kapitalgesellschaft',
    private_partnership: 'Nicht börsennotierte Personengesellschaft',
    public_partnership: 'Börsennotierte Personengesellschaft',
    incorporated_partnership: 'Eingetragene Personengesellschaft',
    unincorporated_partnership: 'Nicht eingetragene Personengesellschaft',
    unincorporated_association: 'Nicht eingetragener Verein',
    incorporated_non_profit: 'Eingetragene gemeinnützige Organisation',
    unincorporated_non_profit: 'Nicht eingetragene gemeinnützige Organisation',
    registered_charity: 'Registrierte Wohltätigkeitsorganisation',
    limited_liability_partnership: 'Partnerschaft mit beschränkter Haftung (LLP)',
    free_zone_llc: 'LLC in einer Freihandelszone',
    free_zone_establishment: 'Free Zone Establishment (FZE)',
    llc: 'Gesellschaft mit beschränkter Haftung (LLC)',
    sole_establishment: 'Einzelunternehmen',
    governmental_unit: 'Gebietskörperschaft',
    government_instrumentality: 'Staatliche Einrichtung',
    tax_exempt_government_instrumentality: 'Steuerbefreite staatliche Einrichtung',
  },
};

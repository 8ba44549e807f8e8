import type { businessTypesCopy as english } from '#domain/account/onboarding-business-types-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const businessTypesCopy: Words<typeof english> = {
  types: {
    company: { name: 'شركة', description: 'نشاط تجاري مسجل له اسمه القانوني.' },
    individual: {
      name: 'فرد',
      description: 'شخص واحد يتاجر باسمه، دون شركة مسجلة.',
    },
    non_profit: { name: 'منظمة غير ربحية', description: 'جمعية خيرية مسجلة، أو رابطة، أو مؤسسة وقفية.' },
    american_non_profit: { name: 'منظمة غير ربحية', description: 'جمعية خيرية مسجلة معفاة من الضريبة.' },
    government_entity: { name: 'جهة حكومية', description: 'هيئة عامة أو دائرة حكومية.' },
  },
  structures: {
    single_member_llc: 'شركة ذات مسؤولية محدودة بعضو واحد',
    multi_member_llc: 'شركة ذات مسؤولية محدودة بعدة أعضاء',
    private_corporation: 'شركة مساهمة خاصة',
    public_corporation: 'شركة مساهمة عامة',
    private_partnership: 'شركة تضامن خاصة',
    public_partnership: 'شركة تضامن عامة',
    incorporated_partnership: 'شركة تضامن لها شخصية اعتبارية',
    unincorporated_partnership: 'شركة تضامن دون شخصية اعتبارية',
    unincorporated_association: 'رابطة دون شخصية اعتبارية',
    incorporated_non_profit: 'منظمة غير ربحية لها شخصية اعتبارية',
    unincorporated_non_profit: 'منظمة غير ربحية دون شخصية اعتبارية',
    registered_charity: 'جمعية خيرية مسجلة',
    limited_liability_partnership: 'شراكة ذات مسؤولية محدودة',
    free_zone_llc: 'شركة ذات مسؤولية محدودة في منطقة حرة',
    free_zone_establishment: 'مؤسسة منطقة حرة',
    llc: 'شركة ذات مسؤولية محدودة',
    sole_establishment: 'مؤسسة فردية',
    governmental_unit: 'وحدة حكومية',
    government_instrumentality: 'جهاز تابع للحكومة',
    tax_exempt_government_instrumentality: 'جهاز تابع للحكومة معفى من الضريبة',
  },
};

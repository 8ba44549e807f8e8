import type { businessTypesCopy as english } from '#domain/account/onboarding-business-types-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const businessTypesCopy: Words<typeof english> = {
  types: {
    company: { name: '法人', description: '独自の正式名称で登録された会社です。' },
    individual: {
      name: '個人',
      description: '会社を登録せず、自分の名義で事業を行う個人です。',
    },
    non_profit: { name: '非営利団体', description: '登録された慈善団体、協会、財団です。' },
    american_non_profit: { name: '非営利団体', description: '登録された、免税の慈善団体です。' },
    government_entity: { name: '政府機関', description: '公的機関または官公庁です。' },
  },
  structures: {
    single_member_llc: '単独メンバーLLC',
    multi_member_llc: '複数メンバーLLC',
    private_corporation: '非公開会社',
    public_corporation: '公開会社',
    private_partnership: '非公開パートナーシップ',
    public_partnership: '公開パートナーシップ',
    incorporated_partnership: '法人格のあるパートナーシップ',
    unincorporated_partnership: '法人格のないパートナーシップ',
    unincorporated_association: '法人格のない社団',
    incorporated_non_profit: '法人格のある非営利団体',
    unincorporated_non_profit: '法人格のない非営利団体',
    registered_charity: '登録慈善団体',
    limited_liability_partnership: '有限責任パートナーシップ（LLP）',
    free_zone_llc: 'フリーゾーンLLC',
    free_zone_establishment: 'フリーゾーン事業体（FZE）',
    llc: '有限責任会社（LLC）',
    sole_establishment: '個人事業体',
    governmental_unit: '政府の部局',
    government_instrumentality: '政府系機関',
    tax_exempt_government_instrumentality: '免税の政府系機関',
  },
};

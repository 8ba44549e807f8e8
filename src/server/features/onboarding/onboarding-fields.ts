import { businessCountries } from '#domain/account/onboarding-business-types.ts';
import { CATEGORY_TREE, INDUSTRY_TO_CATEGORY } from '#domain/account/onboarding-categories.ts';

export const businessTypes = () =>
  businessCountries().map((country) => ({
    ...country,
    types: country.types.map((type) => ({ ...type, structures: [...type.structures] })),
  }));

/** Everything the business step offers; the lists are copies that whoever asks may keep. */
export const onboardingFields = () => ({
  business_types: businessTypes(),
  mccs_display_tree: CATEGORY_TREE.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, keywords: [...item.keywords] })),
  })),
  industry_to_mcc: { ...INDUSTRY_TO_CATEGORY },
});

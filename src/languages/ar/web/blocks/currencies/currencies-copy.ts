import { currencies } from '#languages/ar/counted.ts';
import type { Words } from '#languages/kit/words.ts';
import type { currenciesCopy as english } from '#web/blocks/currencies/currencies-copy.ts';

const currenciesInWords = (count: number) => currencies.is(count);

export const currenciesCopy: Words<typeof english> = {
  loadFailed: 'حدث خطأ في جلب العملات.',
  settingsLoadFailed: 'حدث خطأ في جلب إعدادات المتجر.',
  enabled: 'تم تحديث العملات المفعّلة.',
  enableFailed: 'حدث خطأ في تحديث العملات المفعّلة.',
  storeSaved: 'حُفظت إعدادات المتجر.',
  storeSaveFailed: 'حدث خطأ في حفظ إعدادات المتجر.',

  search: 'البحث في العملات',
  searchPlaceholder: 'الاسم أو الرمز أو العلامة',
  recommended: 'موصى بها',
  others: 'كل العملات الأخرى',
  found: (count) => `عُثر على ${currencies.of(count)}`,
  noneFound: 'لا عملة مطابقة. يمكن تجربة رمزها المكوّن من ثلاثة أحرف.',
  allAdded: 'متجرك يبيع بالفعل بكل عملة يقبلها حسابك.',
  add: (count) => (count === 0 ? 'إضافة عملات' : `إضافة ${currencies.of(count)}`),
  currenciesInWords,

  auto: 'عرض الأسعار بعملة الزائر',
  autoHelp: 'حسب البلد الذي يذكره متصفحه، إن كان متجرك يبيع بعملته. يُبلَّغ الزائر بذلك ويمكنه تغييره.',
  switcher: 'إضافة مبدّل عملات إلى متجرك',
  switcherHelp: 'يظهر أعلى كل صفحة في قالب Storefront.',
  preview: 'معاينة',
  previewTitle: 'معاينة متجرك',
  previewText: 'متجرك كما يراه الزائر بهذه الإعدادات. لم يُحفظ شيء بعد.',
};

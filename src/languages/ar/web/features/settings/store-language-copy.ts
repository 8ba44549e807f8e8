import type { Words } from '#languages/kit/words.ts';
import type { storeLanguageCopy as english } from '#web/features/settings/store-language-copy.ts';

export const storeLanguageCopy: Words<typeof english> = {
  title: 'اللغة',
  text: 'ما يظهر في المتجر، وفي رسائله إلى العملاء، ولمن لم يختر لغة لنفسه.',
  label: 'لغة المتجر',
  help: 'يمكن لكل من يسجّل دخوله اختيار غيرها من قائمة حسابه. تُحفظ فور تغييرها.',
  byBrowser: 'حسب متصفح كل زائر',
  saved: 'حُفظت لغة المتجر.',
  notSaved: 'لم تُحفظ لغة المتجر.',
};

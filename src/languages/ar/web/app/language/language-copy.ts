import type { Words } from '#languages/kit/words.ts';
import type { languageCopy as english } from '#web/app/language/language-copy.ts';

export const languageCopy: Words<typeof english> = {
  title: 'اللغة',
  lead: 'ما كتبته في هذه الصفحة ولم يُحفظ يبقى.',
  automatic: 'حسب المتجر، أو حسب متصفحك',
  notSaved: 'لم تُحفظ لغتك. لم يتغير شيء.',
};

import { figure, plural } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { missingPayoutsCopy as english } from '#web/blocks/at-bank/missing-payouts-copy.ts';

export const missingPayoutsCopy: Words<typeof english> = {
  several: (count) =>
    plural(count, {
      zero: 'كل التحويلات موجودة في كشوف حسابك البنكي',
      one: 'تحويل واحد غير موجود في كشوف حسابك البنكي',
      two: 'تحويلان غير موجودين في كشوف حسابك البنكي',
      few: `${figure(count)} تحويلات غير موجودة في كشوف حسابك البنكي`,
      many: `${figure(count)} تحويلًا غير موجودة في كشوف حسابك البنكي`,
      other: `${figure(count)} تحويل غير موجودة في كشوف حسابك البنكي`,
    }),
  first: (text) => `الأقدم: ${text}`,
  toMatch: 'المطابقة',
};

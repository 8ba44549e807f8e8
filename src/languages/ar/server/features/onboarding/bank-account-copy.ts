import type { Words } from '#languages/kit/words.ts';
import type { bankAccountCopy as english } from '#server/features/onboarding/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english> = {
  change: (currency, ending) => `إرسال التحويلات بعملة ${currency} إلى الحساب البنكي المنتهي بـ ${ending}`,
  digits: 'يلزم من 4 إلى 20 رقمًا.',
};

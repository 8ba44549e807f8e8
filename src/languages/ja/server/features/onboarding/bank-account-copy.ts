import type { Words } from '#languages/kit/words.ts';
import type { bankAccountCopy as english } from '#server/features/onboarding/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english> = {
  change: (currency, ending) => `${currency}の入金先を末尾${ending}の銀行口座に変更`,
  digits: '4〜20桁の数字を入力してください。',
};

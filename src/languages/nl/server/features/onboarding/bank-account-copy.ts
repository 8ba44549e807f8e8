import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/onboarding/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english.bankAccountCopy> = {
  change: (currency, ending) =>
    `Uitbetalingen in ${currency} sturen naar de bankrekening die eindigt op ${ending}`,
  digits: 'Vul 4 tot 20 cijfers in.',
};

import type { Words } from '#languages/kit/words.ts';
import type { bankAccountCopy as english } from '#server/features/onboarding/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english> = {
  change: (currency, ending) =>
    `Auszahlungen in ${currency} auf das Bankkonto leiten, das auf ${ending} endet`,
  digits: 'Geben Sie 4 bis 20 Ziffern ein.',
};

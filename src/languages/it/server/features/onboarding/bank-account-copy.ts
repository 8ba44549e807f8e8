import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/onboarding/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english.bankAccountCopy> = {
  change: (currency, ending) =>
    `Inviare i bonifici in ${currency} al conto bancario che termina con ${ending}`,
  digits: 'Scrivi da 4 a 20 cifre.',
};

import type { Words } from '#languages/kit/words.ts';
import type { bankAccountCopy as english } from '#server/features/onboarding/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english> = {
  change: (currency, ending) =>
    `Envoyer les virements en ${currency} vers le compte bancaire se terminant par ${ending}`,
  digits: 'Saisissez 4 à 20 chiffres.',
};

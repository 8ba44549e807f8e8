import type { Words } from '#languages/kit/words.ts';
import type { bankAccountCopy as english } from '#server/features/onboarding/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english> = {
  change: (currency, ending) =>
    `Enviar las transferencias en ${currency} a la cuenta bancaria que termina en ${ending}`,
  digits: 'Escribe de 4 a 20 dígitos.',
};

import type { Words } from '#languages/kit/words.ts';
import type { bankAccountCopy as english } from '#server/features/onboarding/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english> = {
  change: (currency, ending) =>
    `Enviar os repasses em ${currency} para a conta bancária que termina em ${ending}`,
  digits: 'Digite de 4 a 20 dígitos.',
};

import { spoken } from '#domain/shared/spoken.ts';

export const bankAccountCopy = spoken('server/features/onboarding/bank-account-copy#bankAccountCopy', {
  change: (currency: string, ending: string) =>
    `Send payouts in ${currency} to the bank account that ends in ${ending}`,
  digits: 'Write 4 to 20 digits.',
} as const);

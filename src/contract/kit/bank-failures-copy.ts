import { spoken } from '#domain/shared/spoken.ts';

/** Why a bank's file was not imported. Nothing of it was, whichever it is. */
export const bankFailuresCopy = spoken('contract/kit/bank-failures-copy#bankFailuresCopy', {
  bank_file_too_large:
    'This file is larger than 32 MB. Download fewer days at a time and choose these files together.',
  bank_file_unreadable: ({ count, line }: Readonly<{ count: number; line: number }>) =>
    count === 1
      ? `Line ${line} of this file cannot be read, so nothing was imported. Download it from your bank again.`
      : `${count} lines of this file cannot be read, the first is line ${line}. Nothing was imported. Download it from your bank again.`,
  bank_file_asks:
    'This file does not say everything that is needed. Look at its preview, answer what is asked there, and import it then.',
  bank_file_imported: ({ name }: Readonly<{ name: string }>) =>
    `This file was imported before, as “${name}”. Nothing was added.`,
  bank_file_difference:
    'The lines of this file do not add up to its closing balance, so nothing was imported. Look at its preview; to import it all the same, say so there.',
  bank_account_currency: ({ account, file }: Readonly<{ account: string; file: string }>) =>
    `The account you chose is in ${account.toUpperCase()} and this file is in ${file.toUpperCase()}. Choose another account.`,
} as const);

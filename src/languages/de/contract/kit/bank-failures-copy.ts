import type { bankFailuresCopy as english } from '#contract/kit/bank-failures-copy.ts';
import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const bankFailuresCopy: Words<typeof english> = {
  bank_file_too_large:
    'Diese Datei ist größer als 32 MB. Laden Sie weniger Tage auf einmal herunter, und wählen Sie diese Dateien zusammen aus.',
  bank_file_unreadable: ({ count, line }) =>
    plural(count, {
      one: `Zeile ${figure(line)} dieser Datei ist nicht lesbar, deshalb wurde nichts importiert. Laden Sie die Datei noch einmal von Ihrer Bank herunter.`,
      other: `${figure(count)} Zeilen dieser Datei sind nicht lesbar, die erste ist Zeile ${figure(line)}. Es wurde nichts importiert. Laden Sie die Datei noch einmal von Ihrer Bank herunter.`,
    }),
  bank_file_asks:
    'Dieser Datei fehlen nötige Angaben. Sehen Sie sich ihre Vorschau an, beantworten Sie die Fragen dort, und importieren Sie sie dann.',
  bank_file_imported: ({ name }) =>
    `Diese Datei wurde bereits importiert, als „${name}“. Es wurde nichts hinzugefügt.`,
  bank_file_difference:
    'Die Zeilen dieser Datei ergeben nicht ihren Endsaldo, deshalb wurde nichts importiert. Sehen Sie sich ihre Vorschau an; dort können Sie auch festlegen, dass sie trotzdem importiert wird.',
  bank_account_currency: ({ account, file }) =>
    `Das gewählte Konto wird in ${account.toUpperCase()} geführt, diese Datei in ${file.toUpperCase()}. Wählen Sie ein anderes Konto.`,
};

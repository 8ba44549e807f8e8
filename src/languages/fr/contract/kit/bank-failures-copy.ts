import type { bankFailuresCopy as english } from '#contract/kit/bank-failures-copy.ts';
import { figure, plural } from '#languages/fr/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const bankFailuresCopy: Words<typeof english> = {
  bank_file_too_large:
    'Ce fichier dépasse 32 Mo. Téléchargez moins de jours à la fois et choisissez ces fichiers ensemble.',
  bank_file_unreadable: ({ count, line }) =>
    plural(count, {
      one: `La ligne ${line} de ce fichier est illisible, rien n’a donc été importé. Téléchargez-le de nouveau auprès de votre banque.`,
      other: `${figure(count)} lignes de ce fichier sont illisibles, la première est la ligne ${line}. Rien n’a été importé. Téléchargez-le de nouveau auprès de votre banque.`,
    }),
  bank_file_asks:
    'Ce fichier ne dit pas tout ce qu’il faut. Regardez son aperçu, répondez à ce qui y est demandé, puis importez-le.',
  bank_file_imported: ({ name }) =>
    `Ce fichier a déjà été importé, sous le nom « ${name} ». Rien n’a été ajouté.`,
  bank_file_difference:
    'La somme des lignes de ce fichier ne donne pas son solde de clôture, rien n’a donc été importé. Regardez son aperçu ; pour l’importer malgré tout, indiquez-le dans cet aperçu.',
  bank_account_currency: ({ account, file }) =>
    `Le compte choisi est en ${account.toUpperCase()} et ce fichier en ${file.toUpperCase()}. Choisissez un autre compte.`,
};

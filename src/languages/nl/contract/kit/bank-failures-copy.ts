import type * as english from '#contract/kit/bank-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';

export const bankFailuresCopy: Words<typeof english.bankFailuresCopy> = {
  bank_file_too_large:
    'Dit bestand is groter dan 32 MB. Download minder dagen per keer en kies die bestanden samen.',
  bank_file_unreadable: ({ count, line }) =>
    plural(count, {
      one: `Regel ${line} van dit bestand is niet te lezen, dus er is niets geïmporteerd. Download het opnieuw bij je bank.`,
      other: `${figure(count)} regels van dit bestand zijn niet te lezen; de eerste is regel ${line}. Er is niets geïmporteerd. Download het opnieuw bij je bank.`,
    }),
  bank_file_asks:
    'In dit bestand staat niet alles wat nodig is. Bekijk het voorbeeld, beantwoord wat daar wordt gevraagd en importeer het dan.',
  bank_file_imported: ({ name }) =>
    `Dit bestand is al eerder geïmporteerd, als ‘${name}’. Er is niets toegevoegd.`,
  bank_file_difference:
    'De regels van dit bestand komen opgeteld niet uit op het eindsaldo, dus er is niets geïmporteerd. Bekijk het voorbeeld; wil je het toch importeren, geef dat daar dan aan.',
  bank_account_currency: ({ account, file }) =>
    `De gekozen rekening is in ${account.toUpperCase()} en dit bestand in ${file.toUpperCase()}. Kies een andere rekening.`,
};

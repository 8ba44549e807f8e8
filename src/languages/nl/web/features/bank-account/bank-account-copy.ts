import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/bank-account/bank-account-copy.ts';

export const bankAccountCopy: Words<typeof english.bankAccountCopy> = {
  title: 'Bankrekening',
  lead: 'Waar je uitbetalingen heen gaan. Verder wordt niets van je account gevraagd of gewijzigd.',
  form: 'De bankrekening wijzigen',
  currency: 'Uitbetalingen in',
  today: (currency, bank, ending) => `Uitbetalingen in ${currency} gaan nu naar ${bank} •••• ${ending}.`,
  number: 'Nieuw rekeningnummer',
  numberHelp:
    'Spaties en streepjes maken niet uit. De rekening moet op naam van de eigenaar of het bedrijf staan. Iedereen die de winkel beheert, krijgt een e-mail over de wijziging.',
  numberWrong: 'Vul 4 tot 20 cijfers in.',
  action: 'Bankrekening wijzigen',
  cancel: 'Annuleren',
  toPayouts: 'Uitbetalingen bekijken',
  failed: 'De bankrekening is niet gewijzigd.',
  done: (currency, ending) =>
    `Uitbetalingen in ${currency} gaan nu naar de rekening die eindigt op ${ending}. Een mislukte uitbetaling wordt met de volgende opnieuw geprobeerd.`,
  elsewhere:
    'Waar uitbetalingen heen gaan, wijzig je bij je betaalprovider. Wat je daar kiest, wordt hier gevolgd.',
};

import type { Words } from '#languages/kit/words.ts';
import type { storeLanguageCopy as english } from '#web/features/settings/store-language-copy.ts';

export const storeLanguageCopy: Words<typeof english> = {
  title: 'Sprache',
  text: 'Gilt im Shop, in E\u2011Mails an Kunden und für Personen ohne eigene Wahl.',
  label: 'Sprache des Shops',
  help: 'Wer sich anmeldet, kann im eigenen Kontomenü eine andere wählen. Wird sofort gespeichert, wenn Sie es ändern.',
  byBrowser: 'Wie im Browser des Besuchers',
  saved: 'Die Sprache des Shops ist gespeichert.',
  notSaved: 'Die Sprache des Shops wurde nicht gespeichert.',
};

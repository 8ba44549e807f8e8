import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/language/language-copy.ts';

export const languageCopy: Words<typeof english.languageCopy> = {
  title: 'Lingua',
  lead: 'Ciò che hai scritto in questa pagina e non hai ancora salvato viene mantenuto.',
  automatic: 'Come il negozio, o il tuo browser',
  notSaved: 'La tua lingua non è stata salvata. Non è stato modificato nulla.',
};

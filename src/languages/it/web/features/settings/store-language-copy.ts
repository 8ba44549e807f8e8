import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/settings/store-language-copy.ts';

export const storeLanguageCopy: Words<typeof english.storeLanguageCopy> = {
  title: 'Lingua',
  text: 'La lingua del negozio, delle sue email ai clienti e di chi non ne ha scelta una propria.',
  label: 'Lingua del negozio',
  help: 'Chi accede può sceglierne un’altra nel menu del proprio account. Si salva appena la cambi.',
  byBrowser: 'Come chiede il browser di ogni visitatore',
  saved: 'La lingua del negozio è salvata.',
  notSaved: 'La lingua del negozio non è stata salvata.',
};

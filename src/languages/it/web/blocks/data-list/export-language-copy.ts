import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/data-list/export-language-copy.ts';

export const exportLanguageCopy: Words<typeof english.exportLanguageCopy> = {
  title: 'In quale lingua vuoi il file?',
  language: 'Lingua del file',
  english: 'Inglese',
  loading: 'Caricamento della lingua delle esportazioni',
  always: 'Usa sempre questa lingua',
  alwaysHelp: 'Non ti verrà più chiesto. La trovi anche nelle impostazioni, in Report.',
  export: 'Esporta',
  notSaved: 'La tua scelta non è stata salvata. Riprova o esporta senza.',
};

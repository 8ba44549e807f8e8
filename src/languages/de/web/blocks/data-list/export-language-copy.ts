import type { Words } from '#languages/kit/words.ts';
import type { exportLanguageCopy as english } from '#web/blocks/data-list/export-language-copy.ts';

export const exportLanguageCopy: Words<typeof english> = {
  title: 'In welcher Sprache soll die Datei sein?',
  language: 'Sprache der Datei',
  english: 'Englisch',
  loading: 'Sprache Ihrer Exporte wird geladen',
  always: 'Immer diese Sprache verwenden',
  alwaysHelp: 'Sie werden nicht mehr gefragt. In den Einstellungen steht es auch, unter „Berichte“.',
  export: 'Exportieren',
  notSaved: 'Ihre Auswahl wurde nicht gespeichert. Versuchen Sie es erneut, oder exportieren Sie ohne sie.',
};

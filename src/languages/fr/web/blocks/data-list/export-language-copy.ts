import type { Words } from '#languages/kit/words.ts';
import type { exportLanguageCopy as english } from '#web/blocks/data-list/export-language-copy.ts';

export const exportLanguageCopy: Words<typeof english> = {
  title: 'Dans quelle langue le fichier doit-il être ?',
  language: 'Langue du fichier',
  english: 'Anglais',
  loading: 'Chargement de la langue de vos exports',
  always: 'Toujours utiliser cette langue',
  alwaysHelp: 'La question ne sera plus posée. Ce choix se trouve aussi dans les paramètres, sous Rapports.',
  export: 'Exporter',
  notSaved: 'Votre choix n’a pas été enregistré. Réessayez, ou exportez sans l’enregistrer.',
};

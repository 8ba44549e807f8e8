import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/shortcuts/shortcuts-copy.ts';

export const shortcutsCopy: Words<typeof english.shortcutsCopy> = {
  title: 'Scorciatoie da tastiera',
  anywhere: 'Ovunque',
  search: 'Cerca qualsiasi cosa',
  list: 'Questo elenco',
  close: 'Chiudi ciò che è aperto',
  goTo: 'Vai a',
  places: {
    h: 'Home',
    o: 'Ordini',
    c: 'Clienti',
    v: 'Panoramica',
    p: 'Bonifici',
    t: 'Transazioni',
    d: 'Contestazioni',
    s: 'Impostazioni dei pagamenti',
  },
  or: 'o',
  after: 'poi',
  singleKeys: 'Scorciatoie con un solo tasto',
  singleKeysText:
    'Disattivale se usi comandi vocali o premi tasti per sbaglio. Le scorciatoie con Ctrl o Cmd continuano a funzionare.',
};

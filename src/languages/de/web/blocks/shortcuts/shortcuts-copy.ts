import type { Words } from '#languages/kit/words.ts';
import type { shortcutsCopy as english } from '#web/blocks/shortcuts/shortcuts-copy.ts';

export const shortcutsCopy: Words<typeof english> = {
  title: 'Tastenkürzel',
  anywhere: 'Überall',
  search: 'Nach allem suchen',
  list: 'Diese Liste',
  close: 'Geöffnetes schließen',
  goTo: 'Gehe zu',
  places: {
    h: 'Startseite',
    o: 'Bestellungen',
    c: 'Kunden',
    v: 'Übersicht',
    p: 'Auszahlungen',
    t: 'Transaktionen',
    d: 'Anfechtungen',
    s: 'Zahlungseinstellungen',
  },
  or: 'oder',
  after: 'dann',
  singleKeys: 'Kürzel mit einer einzelnen Taste',
  singleKeysText:
    'Schalten Sie diese aus, wenn Sie die Spracheingabe nutzen oder Tasten versehentlich drücken. Kürzel mit Strg oder Cmd funktionieren weiterhin.',
};

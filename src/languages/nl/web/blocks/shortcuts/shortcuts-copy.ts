import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/shortcuts/shortcuts-copy.ts';

export const shortcutsCopy: Words<typeof english.shortcutsCopy> = {
  title: 'Sneltoetsen',
  anywhere: 'Overal',
  search: 'Zoeken in alles',
  list: 'Deze lijst',
  close: 'Sluiten wat openstaat',
  goTo: 'Ga naar',
  places: {
    h: 'Home',
    o: 'Bestellingen',
    c: 'Klanten',
    v: 'Overzicht',
    p: 'Uitbetalingen',
    t: 'Transacties',
    d: 'Geschillen',
    s: 'Betalingsinstellingen',
  },
  or: 'of',
  after: 'daarna',
  singleKeys: 'Sneltoetsen met één toets',
  singleKeysText:
    'Zet deze uit als je spraak gebruikt of per ongeluk toetsen indrukt. Sneltoetsen met Ctrl of Cmd blijven werken.',
};

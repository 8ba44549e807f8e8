import type { Words } from '#languages/kit/words.ts';
import type { shortcutsCopy as english } from '#web/blocks/shortcuts/shortcuts-copy.ts';

export const shortcutsCopy: Words<typeof english> = {
  title: 'Raccourcis clavier',
  anywhere: 'Partout',
  search: 'Rechercher',
  list: 'Cette liste',
  close: 'Fermer ce qui est ouvert',
  goTo: 'Aller à',
  places: {
    h: 'Accueil',
    o: 'Commandes',
    c: 'Clients',
    v: 'Vue d’ensemble',
    p: 'Virements',
    t: 'Transactions',
    d: 'Litiges',
    s: 'Paramètres de paiement',
  },
  or: 'ou',
  after: 'puis',
  singleKeys: 'Raccourcis à une seule touche',
  singleKeysText:
    'Désactivez-les si vous utilisez la voix ou appuyez parfois par erreur sur une touche. Les raccourcis avec Ctrl ou Cmd continuent de fonctionner.',
};

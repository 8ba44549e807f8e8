import type * as english from '#domain/people/roles-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rolesCopy: Words<typeof english.rolesCopy> = {
  owner: {
    name: 'Titolare',
    what: 'Tutto, comprese persone e chiavi.',
  },
  manager: {
    name: 'Responsabile',
    what: 'Tutto tranne persone e chiavi.',
  },
  support: {
    name: 'Assistenza',
    what: 'Aiuta i clienti: rimborsi fino a un limite, acquisizioni, pagamenti trattenuti, contestazioni. Niente esportazioni né bonifici.',
  },
  accountant: {
    name: 'Contabile',
    what: 'Legge tutto, esportazioni e documenti compresi. Non muove denaro e non modifica nulla.',
  },
  viewer: {
    name: 'Sola lettura',
    what: 'Vede pagamenti e bonifici, senza i nomi e gli indirizzi dei clienti.',
  },
};

import type * as english from '#domain/people/roles-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rolesCopy: Words<typeof english.rolesCopy> = {
  owner: {
    name: 'Eigenaar',
    what: 'Alles, ook mensen en sleutels.',
  },
  manager: {
    name: 'Manager',
    what: 'Alles behalve mensen en sleutels.',
  },
  support: {
    name: 'Support',
    what: 'Helpt klanten: terugbetalingen tot een limiet, vastleggen, aangehouden betalingen, geschillen. Geen exports, geen uitbetalingen.',
  },
  accountant: {
    name: 'Boekhouder',
    what: 'Leest alles, ook documenten, en exporteert. Verplaatst geen geld en wijzigt niets.',
  },
  viewer: {
    name: 'Meekijker',
    what: 'Ziet betalingen en uitbetalingen, zonder namen en adressen van klanten.',
  },
};

import type { rolesCopy as english } from '#domain/people/roles-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rolesCopy: Words<typeof english> = {
  owner: {
    name: 'Propriétaire',
    what: 'Tout, y compris les personnes et les clés.',
  },
  manager: {
    name: 'Gestionnaire',
    what: 'Tout, sauf les personnes et les clés.',
  },
  support: {
    name: 'Support',
    what: 'Aide les clients : remboursements jusqu’à une limite, captures, paiements retenus, litiges. Ni exports, ni virements.',
  },
  accountant: {
    name: 'Comptable',
    what: 'Consulte tout, exporte, accède aux documents. Ne déplace pas d’argent et ne modifie rien.',
  },
  viewer: {
    name: 'Observateur',
    what: 'Voit les paiements et les virements, sans les noms et adresses des clients.',
  },
};

import type { Words } from '#languages/kit/words.ts';
import type { approvalsScreenCopy as english } from '#web/features/approvals/approvals-screen-copy.ts';

export const approvalsScreenCopy: Words<typeof english> = {
  title: 'Approbations',
  lead: 'Ce qui nécessite une seconde personne : qui l’a demandé, pourquoi, et jusqu’à quand. Rien n’est fait avant que quelqu’un l’approuve.',
  filter: 'Demandes affichées',
  filters: { waiting: 'En attente', mine: 'Les miennes', decided: 'Décidées', all: 'Toutes' },
  table: 'Demandes d’approbation',
  columns: { what: 'Demande', state: 'État', when: 'Date', end: 'Décision', actions: 'Actions' },
  decidedBy: (who) => `par ${who}`,
  failed: 'Les approbations n’ont pas pu être chargées.',
  empty: {
    waiting: {
      title: 'Rien n’attend d’approbation',
      text: 'Ce qui dépasse la limite d’une personne, ou relève d’une règle de la boutique, attendra ici une seconde personne.',
    },
    mine: {
      title: 'Vous n’avez rien demandé',
      text: 'Ce que vous demandez et qu’une autre personne doit approuver figurera ici, avec la suite donnée.',
    },
    decided: {
      title: 'Rien n’a encore été décidé',
      text: 'Ce qui a été approuvé, refusé, retiré ou non décidé à temps figurera ici, avec le nom de qui a décidé et le motif.',
    },
    all: {
      title: 'Rien n’a encore nécessité d’approbation',
      text: 'Ce qui dépasse la limite d’une personne, ou relève d’une règle de la boutique, figurera ici.',
    },
  },
  rules: 'Modifier les règles',
};

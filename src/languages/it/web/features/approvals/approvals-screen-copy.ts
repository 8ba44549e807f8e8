import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/approvals/approvals-screen-copy.ts';

export const approvalsScreenCopy: Words<typeof english.approvalsScreenCopy> = {
  title: 'Approvazioni',
  lead: 'Che cosa richiede una seconda persona: chi l’ha chiesto, perché, e fino a quando. Non si fa nulla prima che qualcuno approvi.',
  filter: 'Quali mostrare',
  filters: { waiting: 'In attesa', mine: 'Le mie', decided: 'Decise', all: 'Tutte' },
  table: 'Richieste di approvazione',
  columns: { what: 'Richiesta', state: 'Stato', when: 'Data', end: 'Decisione', actions: 'Azioni' },
  decidedBy: (who) => `da ${who}`,
  failed: 'Impossibile caricare le approvazioni.',
  empty: {
    waiting: {
      title: 'Nulla attende approvazione',
      text: 'Ciò che supera il limite di qualcuno, o ricade in una regola del negozio, attenderà qui una seconda persona.',
    },
    mine: {
      title: 'Non hai chiesto nulla',
      text: 'Ciò che chiedi e che un’altra persona deve approvare comparirà qui, con il suo esito.',
    },
    decided: {
      title: 'Non è stato ancora deciso nulla',
      text: 'Ciò che è stato approvato, rifiutato, ritirato o non deciso in tempo comparirà qui, con chi ha deciso e perché.',
    },
    all: {
      title: 'Nulla ha ancora richiesto approvazione',
      text: 'Ciò che supera il limite di qualcuno, o ricade in una regola del negozio, comparirà qui.',
    },
  },
  rules: 'Cambia le regole',
};

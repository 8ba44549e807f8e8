import type { Words } from '#languages/kit/words.ts';
import type { waitingCopy as english } from '#web/app/waiting/waiting-copy.ts';

export const waitingCopy: Words<typeof english> = {
  unread: 'à lire',
  awaiting: 'en attente de réponse',
  uncaptured: 'en attente de capture',
  more: '99+',

  rail: 'Prochaines 72 heures',
  marks: {
    dispute: {
      one: (sum, at) => `Litige de ${sum} : répondez au plus tard le ${at}`,
      several: (count, at) => `${count} litiges, première réponse au plus tard le ${at}`,
    },
    hold: {
      one: (sum, at) => `Paiement de ${sum} retenu pour examen : décidez au plus tard le ${at}`,
      several: (count, at) => `${count} paiements retenus pour examen, le premier jusqu’au ${at}`,
    },
    capture: {
      one: (sum, at) => `Capturez ${sum} au plus tard le ${at}`,
      several: (count, at) => `${count} captures, la première au plus tard le ${at}`,
    },
    payout: {
      one: (sum, day) => `Le virement de ${sum} arrive le ${day}`,
      several: (count, day) => `${count} virements, le premier arrive le ${day}`,
    },
  },
  withdrawal: (sum, day) => `${sum} : prélèvement sur votre compte bancaire le ${day}`,
};

import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/waiting/waiting-copy.ts';

export const waitingCopy: Words<typeof english.waitingCopy> = {
  unread: 'da leggere',
  awaiting: 'in attesa di risposta',
  uncaptured: 'da acquisire',
  more: '99+',

  rail: 'Prossime 72 ore',
  marks: {
    dispute: {
      one: (sum, at) => `Contestazione di ${sum}: rispondi entro il ${at}`,
      several: (count, at) => `${count} contestazioni, prima risposta entro il ${at}`,
    },
    hold: {
      one: (sum, at) => `Pagamento di ${sum} trattenuto per revisione: decidi entro il ${at}`,
      several: (count, at) => `${count} pagamenti trattenuti per revisione, il primo fino al ${at}`,
    },
    capture: {
      one: (sum, at) => `Acquisisci ${sum} entro il ${at}`,
      several: (count, at) => `${count} acquisizioni, la prima entro il ${at}`,
    },
    payout: {
      one: (sum, day) => `Bonifico di ${sum} in arrivo il ${day}`,
      several: (count, day) => `${count} bonifici, il primo in arrivo il ${day}`,
    },
  },
  withdrawal: (sum, day) => `Prelievo di ${sum} dal tuo conto bancario il ${day}`,
};

import { theDay, toDay } from '#languages/it/speech.ts';
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
      one: (sum, at) => `Contestazione di ${sum}: rispondi entro ${theDay(at)}`,
      several: (count, at) => `${count} contestazioni, prima risposta entro ${theDay(at)}`,
    },
    hold: {
      one: (sum, at) => `Pagamento di ${sum} trattenuto per revisione: decidi entro ${theDay(at)}`,
      several: (count, at) => `${count} pagamenti trattenuti per revisione, il primo fino ${toDay(at)}`,
    },
    capture: {
      one: (sum, at) => `Acquisisci ${sum} entro ${theDay(at)}`,
      several: (count, at) => `${count} acquisizioni, la prima entro ${theDay(at)}`,
    },
    payout: {
      one: (sum, day) => `Bonifico di ${sum} in arrivo ${theDay(day)}`,
      several: (count, day) => `${count} bonifici, il primo in arrivo ${theDay(day)}`,
    },
  },
  withdrawal: (sum, day) => `Prelievo di ${sum} dal tuo conto bancario ${theDay(day)}`,
};

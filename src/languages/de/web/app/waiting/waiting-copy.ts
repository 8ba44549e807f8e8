import type { Words } from '#languages/kit/words.ts';
import type { waitingCopy as english } from '#web/app/waiting/waiting-copy.ts';

export const waitingCopy: Words<typeof english> = {
  unread: 'ungelesen',
  awaiting: 'unbeantwortet',
  uncaptured: 'noch einzuziehen',
  more: '99+',

  rail: 'Nächste 72 Stunden',
  marks: {
    dispute: {
      one: (sum, at) => `Anfechtung über ${sum}: antworten bis ${at}`,
      several: (count, at) => `${count} Anfechtungen, erste Antwort fällig bis ${at}`,
    },
    hold: {
      one: (sum, at) => `Zahlung über ${sum} zur Prüfung angehalten: entscheiden bis ${at}`,
      several: (count, at) => `${count} Zahlungen zur Prüfung angehalten, die erste bis ${at}`,
    },
    capture: {
      one: (sum, at) => `${sum} einziehen bis ${at}`,
      several: (count, at) => `${count} Einzüge, der erste bis ${at}`,
    },
    payout: {
      one: (sum, day) => `Auszahlung über ${sum} trifft am ${day} ein`,
      several: (count, day) => `${count} Auszahlungen, die erste trifft am ${day} ein`,
    },
  },
  withdrawal: (sum, day) => `${sum} werden am ${day} von Ihrem Bankkonto abgebucht`,
};

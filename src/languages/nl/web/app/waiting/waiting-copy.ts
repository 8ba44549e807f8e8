import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/waiting/waiting-copy.ts';

export const waitingCopy: Words<typeof english.waitingCopy> = {
  unread: 'ongelezen',
  awaiting: 'wachten op antwoord',
  uncaptured: 'nog vast te leggen',
  more: '99+',

  rail: 'Komende 72 uur',
  marks: {
    dispute: {
      one: (sum, at) => `Geschil over ${sum}: reageer uiterlijk ${at}`,
      several: (count, at) => `${count} geschillen, eerste antwoord uiterlijk ${at}`,
    },
    hold: {
      one: (sum, at) => `Betaling van ${sum} aangehouden voor beoordeling: beslis uiterlijk ${at}`,
      several: (count, at) => `${count} betalingen aangehouden voor beoordeling, de eerste tot ${at}`,
    },
    capture: {
      one: (sum, at) => `Leg ${sum} vast, uiterlijk ${at}`,
      several: (count, at) => `${count} vast te leggen, de eerste uiterlijk ${at}`,
    },
    payout: {
      one: (sum, day) => `Uitbetaling van ${sum} komt aan op ${day}`,
      several: (count, day) => `${count} uitbetalingen, de eerste komt aan op ${day}`,
    },
  },
  withdrawal: (sum, day) => `${sum} wordt op ${day} van je bankrekening afgeschreven`,
};

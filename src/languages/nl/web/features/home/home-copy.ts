import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type * as english from '#web/features/home/home-copy.ts';

export const homeCopy: Words<typeof english.homeCopy> = {
  title: 'Home',
  lead: (store, day) => `${store}, ${day}`,
  greeting: (name) => (name === '' ? 'Hallo' : `Hallo, ${name}`),
  stepsTitle: 'Eerste stappen',
  done: 'Klaar',
  steps: {
    connect: {
      title: 'Koppel een betaalaccount',
      text: 'Verifieer je bedrijf om echte betalingen te ontvangen, of probeer alles eerst in een sandbox: die is er binnen een minuut.',
      action: 'Koppelen',
    },
    sell: {
      title: 'Ontvang een betaling',
      text: 'Koop iets in je eigen winkel. In een sandbox betaal je met een testkaart.',
      action: 'Je winkel openen',
    },
    refund: {
      title: 'Betaal terug',
      text: 'Open de betaling en druk op Terugbetalen. De bestelling en je saldo veranderen mee; de kosten van de betaling krijg je niet terug.',
      action: 'Transacties bekijken',
    },
    payout: {
      title: 'Volg een uitbetaling',
      text: 'Geld dat beschikbaar is, vertrekt op werkdagen naar je bank. Bij elke uitbetaling staat waaruit die bestaat.',
      action: 'Uitbetalingen bekijken',
    },
    live: {
      title: 'Echte betalingen instellen',
      text: 'Verifieer je bedrijf om echte betalingen te ontvangen. De sandbox blijft tot je live-account dat kan.',
      action: 'Live gaan',
    },
  },
  moveTime: 'In een sandbox hoef je niet te wachten: zet de klok een week vooruit.',
  simulator: 'Tijd vooruitzetten',
};

export const todayCopy: Words<typeof english.todayCopy> = {
  title: 'Vandaag',
  sold: 'Vandaag verkocht',
  payments: (count, words) => plural(count, { one: '1 betaling', other: `${words} betalingen` }),
  orders: 'Bestellingen in verwerking',
  ordersNote: 'Betaald en nog niet afgerond',
  balance: 'Saldo',
  available: 'beschikbaar',
  next: 'Volgende uitbetaling',
  unknown: 'Kon niet worden gelezen',
  failed: 'Niet alle cijfers konden worden gelezen.',
};

export const latestCopy: Words<typeof english.latestCopy> = {
  title: 'Laatste bestellingen',
  loading: 'De laatste bestellingen worden geladen',
  failed: 'De bestellingen konden niet worden geladen.',
  none: 'Er is nog niets besteld. Bestellingen uit je winkel verschijnen hier.',
  nobody: 'Geen naam opgegeven',
  number: (number) => `#${number}`,
  all: 'Alle bestellingen bekijken',
};

export const recentCopy: Words<typeof english.recentCopy> = { title: 'Onlangs bekeken' };

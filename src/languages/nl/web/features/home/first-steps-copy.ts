import type { Words } from '#languages/kit/words.ts';
import type { firstStepsCopy as english } from '#web/features/home/first-steps-copy.ts';

export const firstStepsCopy: Words<typeof english> = {
  title: 'Eerste stappen',
  sandbox: 'In een sandbox proberen',
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
      text: 'Geld dat beschikbaar is, wordt op werkdagen naar je bank overgemaakt. Bij elke uitbetaling staat waaruit die bestaat.',
      action: 'Uitbetalingen bekijken',
    },
    live: {
      title: 'Echte betalingen instellen',
      text: 'Verifieer je bedrijf om echte betalingen te ontvangen. De sandbox blijft tot je live-account dat kan.',
      action: 'Live gaan',
    },
  },
  moveTime:
    'In een sandbox hoef je niet te wachten: zet de klok vooruit tot de volgende uitbetaling aankomt.',
  simulator: 'Tijd vooruitzetten',
};

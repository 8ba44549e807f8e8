import type { Words } from '#languages/kit/words.ts';
import { figure, plural } from '#languages/nl/speech.ts';
import type * as english from '#server/features/notes/live-notes-copy.ts';

export const liveNotesCopy: Words<typeof english.liveNotesCopy> = {
  overdueTitle: 'De termijn voor je accountgegevens is verstreken',
  overdue: 'Betalingen en uitbetalingen kunnen worden gepauzeerd tot de gegevens er zijn.',
  neededTitle: 'Er zijn meer gegevens nodig voor je account',
  neededBy: (moment, zone) =>
    `Vul ze aan, uiterlijk ${moment} (${zone}), zodat betalingen en uitbetalingen doorgaan.`,
  neededSoon: 'Vul ze snel aan, zodat betalingen en uitbetalingen doorgaan.',
  seeNeeded: 'Bekijk wat ontbreekt',
  latePayoutTitle: (amount) => `De uitbetaling van ${amount} is te laat`,
  latePayout: (day) =>
    `De uitbetaling werd op ${day} verwacht. Vraag het aan je bank, en noem de referentie op de pagina van de uitbetaling.`,
  seePayout: 'Uitbetaling bekijken',
  groups: {
    dispute_won: {
      one: (amount) => `Je hebt een geschil gewonnen: ${amount}`,
      several: (count) => `${figure(count)} geschillen gewonnen`,
      text: 'De bank heeft je het geld teruggegeven.',
      textOfSeveral: 'De bank heeft je het geld teruggegeven.',
    },
    dispute_lost: {
      one: (amount) => `Je hebt een geschil verloren: ${amount}`,
      several: (count) => `${figure(count)} geschillen verloren`,
      text: 'De klant houdt het geld, en de geschilkosten blijven.',
      textOfSeveral: 'De klanten houden het geld, en de geschilkosten blijven.',
    },
    refund_returned: {
      one: (amount) => `Een terugbetaling is teruggekomen: ${amount}`,
      several: (count) => `${figure(count)} terugbetalingen zijn teruggekomen`,
      text: 'De bank van de klant nam het geld niet aan. Het staat weer op je saldo; betaal de klant op een andere manier terug.',
      textOfSeveral:
        'De banken van de klanten namen het geld niet aan. Het staat weer op je saldo; betaal de klanten op een andere manier terug.',
    },
  },
  seePayment: 'Betaling bekijken',
  seeAll: 'Alles bekijken',
  exported: {
    transactions: 'Een export van transacties is klaar',
    payouts: 'Een export van uitbetalingen is klaar',
    disputes: 'Een export van geschillen is klaar',
    blocked: 'Een export van geblokkeerde betalingen is klaar',
    'audit-log': 'Een export van de auditlog is klaar',
    journal: 'Een journaal is klaar',
    statement: 'Een maandoverzicht is klaar',
  },
  exportAgain: 'Je kunt het bestand opnieuw downloaden.',
  exportRows: (rows) =>
    `Het bestand heeft ${plural(rows, { one: '1 rij', other: `${figure(rows)} rijen` })}; je kunt het opnieuw downloaden.`,
  seeExports: 'Exports bekijken',
};

import { byClock, figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { liveNotesCopy as english } from '#server/features/notes/live-notes-copy.ts';

export const liveNotesCopy: Words<typeof english> = {
  overdueTitle: 'Angaben zu Ihrem Konto sind überfällig',
  overdue: 'Zahlungen und Auszahlungen können pausiert sein, bis die Angaben vorliegen.',
  neededTitle: 'Ihr Konto braucht weitere Angaben',
  neededBy: (moment, zone) =>
    `Ergänzen Sie sie bis ${byClock(moment)} (${zone}), damit Zahlungen und Auszahlungen weiterlaufen.`,
  neededSoon: 'Ergänzen Sie sie bald, damit Zahlungen und Auszahlungen weiterlaufen.',
  seeNeeded: 'Fehlendes ansehen',
  latePayoutTitle: (amount) => `Die Auszahlung über ${amount} ist überfällig`,
  latePayout: (day) =>
    `Sie wurde am ${day} erwartet. Fragen Sie Ihre Bank, und nennen Sie die Referenz, die auf der Seite der Auszahlung steht.`,
  seePayout: 'Auszahlung ansehen',
  groups: {
    dispute_won: {
      one: (amount) => `Sie haben eine Anfechtung gewonnen: ${amount}`,
      several: (count) =>
        plural(count, { one: '1 Anfechtung gewonnen', other: `${figure(count)} Anfechtungen gewonnen` }),
      text: 'Die Bank hat Ihnen das Geld zurückgegeben.',
      textOfSeveral: 'Die Bank hat Ihnen das Geld zurückgegeben.',
    },
    dispute_lost: {
      one: (amount) => `Sie haben eine Anfechtung verloren: ${amount}`,
      several: (count) =>
        plural(count, { one: '1 Anfechtung verloren', other: `${figure(count)} Anfechtungen verloren` }),
      text: 'Der Kunde behält das Geld, und die Gebühr bleibt.',
      textOfSeveral: 'Die Kunden behalten das Geld, und die Gebühren bleiben.',
    },
    refund_returned: {
      one: (amount) => `Eine Erstattung kam zurück: ${amount}`,
      several: (count) =>
        plural(count, {
          one: '1 Erstattung kam zurück',
          other: `${figure(count)} Erstattungen kamen zurück`,
        }),
      text: 'Die Bank des Kunden hat sie nicht angenommen. Das Geld ist wieder in Ihrem Guthaben; zahlen Sie es dem Kunden auf anderem Weg zurück.',
      textOfSeveral:
        'Die Banken der Kunden haben sie nicht angenommen. Das Geld ist wieder in Ihrem Guthaben; zahlen Sie es den Kunden auf anderem Weg zurück.',
    },
  },
  seePayment: 'Zahlung ansehen',
  seeAll: 'Alle ansehen',
  exported: {
    transactions: 'Ein Export der Transaktionen ist fertig',
    payouts: 'Ein Export der Auszahlungen ist fertig',
    disputes: 'Ein Export der Anfechtungen ist fertig',
    blocked: 'Ein Export der blockierten Zahlungen ist fertig',
    'audit-log': 'Ein Export des Prüfprotokolls ist fertig',
    journal: 'Ein Journal ist fertig',
    statement: 'Eine Monatsaufstellung ist fertig',
  },
  exportAgain: 'Die Datei lässt sich erneut herunterladen.',
  exportRows: (rows) =>
    plural(rows, {
      one: 'Die Datei hat 1 Zeile und lässt sich erneut herunterladen.',
      other: `Die Datei hat ${figure(rows)} Zeilen und lässt sich erneut herunterladen.`,
    }),
  seeExports: 'Exporte ansehen',
};

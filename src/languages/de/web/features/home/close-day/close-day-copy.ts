import type { Words } from '#languages/kit/words.ts';
import type { closeDayCopy as english } from '#web/features/home/close-day/close-day-copy.ts';

export const closeDayCopy: Words<typeof english> = {
  title: 'Tagesabschluss',
  day: (day, zone) => `${day}, ${zone}`,
  loading: 'Der Tag wird zusammengerechnet',
  failed: 'Der Tag konnte nicht zusammengerechnet werden.',
  opening: 'Anfangssaldo',
  closing: 'Endsaldo',
  unexplained: 'Ungeklärt',
  lines: {
    payments: 'Zahlungen',
    refunds: 'Erstattungen',
    disputes: 'Anfechtungen',
    fees: 'Gebühren',
    payouts: 'Auszahlungen',
    other: 'Sonstiges',
  },
  ledger: (currency) => `Der Tag in ${currency}`,
  addsUp:
    'Was sich laut Ihren Aufzeichnungen bewegt hat, stimmt mit dem Guthaben beim Zahlungsanbieter überein.',
  off: {
    title: (sums) => `${sums} sind ungeklärt`,
    text: 'Das Guthaben beim Zahlungsanbieter weicht von Ihren Aufzeichnungen ab. Vielleicht ist etwas noch nicht hier angekommen: „Abgleich“ zeigt, was fehlt, und holt es. Prüfen Sie danach erneut.',
    sync: 'Abgleich öffnen',
    rows: 'Transaktionen des Tages ansehen',
    again: 'Erneut prüfen',
  },
  note: 'Warum Sie ihn trotzdem abzeichnen',
  noteMissing: 'Schreiben Sie auf, warum.',
  signOff: 'Abzeichnen',
  signed: (name) => `Abgezeichnet von ${name},`,
  said: (note) => `„${note}“`,
  done: 'Abgezeichnet. Es steht im Prüfprotokoll.',
  notDone: 'Der Tag wurde nicht abgezeichnet.',
  print: 'Drucken',
};

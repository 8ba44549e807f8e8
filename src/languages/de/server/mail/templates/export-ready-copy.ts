import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { exportReadyCopy as english } from '#server/mail/templates/export-ready-copy.ts';

const readyWith =
  (what: string) =>
  (storeName: string, filename: string, rows: number): string =>
    `Ihr Export ${what} von ${storeName} ist fertig: ${filename}, ${plural(rows, { one: '1 Zeile', other: `${figure(rows)} Zeilen` })}.`;

export const exportReadyCopy: Words<typeof english> = {
  subject: {
    transactions: 'Ihr Export der Transaktionen ist fertig',
    payouts: 'Ihr Export der Auszahlungen ist fertig',
    disputes: 'Ihr Export der Anfechtungen ist fertig',
    blocked: 'Ihr Export der blockierten Zahlungen ist fertig',
    'audit-log': 'Ihr Export des Prüfprotokolls ist fertig',
  },
  ready: {
    transactions: readyWith('der Transaktionen'),
    payouts: readyWith('der Auszahlungen'),
    disputes: readyWith('der Anfechtungen'),
    blocked: readyWith('der blockierten Zahlungen'),
    'audit-log': readyWith('des Prüfprotokolls'),
  },
  attached: 'Die Datei ist angehängt. Sie können sie auch hier herunterladen (Anmeldung nötig):',
  tooLarge: 'Die Datei ist zu groß für eine E-Mail. Laden Sie sie hier herunter (Anmeldung nötig):',
  why: 'Sie erhalten diese E-Mail, weil Sie den Export angefordert haben. Niemand sonst hat sie erhalten.',
};

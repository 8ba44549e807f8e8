import type { Words } from '#languages/kit/words.ts';
import type { scheduledFileCopy as english } from '#server/mail/templates/scheduled-file-copy.ts';

export const scheduledFileCopy: Words<typeof english> = {
  kinds: {
    transactions: 'Transaktionen',
    payouts: 'Auszahlungen',
    disputes: 'Anfechtungen',
    blocked: 'Blockierte Zahlungen',
    'audit-log': 'Prüfprotokoll',
    journal: 'Journal',
    statement: 'Monatsaufstellung',
  },
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  subject: (storeName, what, days) => `${storeName}: ${what}, ${days}`,
  ready: (storeName, what, days) =>
    `Eine Datei von ${storeName} ist für Sie bereit: ${what}, ${days}. Sie wird erstellt, wenn Sie sie herunterladen.`,
  came: (storeName, what, days) => `Hier ist eine Datei von ${storeName}: ${what}, ${days}.`,
  download: 'Laden Sie sie hier herunter (Anmeldung nötig):',
  why: (maker) => `Sie erhalten diese E-Mail, weil ${maker} Sie im Zeitplan dieser Datei ausgewählt hat.`,

  notSent: (storeName, what, days) => `${storeName}: „${what}“, ${days}, wurde nicht gesendet`,
  stopped: (storeName, what) => `${storeName}: „${what}“ wird nicht mehr von selbst gesendet`,
  trouble: {
    stopped:
      'Ihr Zeitplan wurde gestoppt, weil Ihre Rolle diesen Export nicht mehr erlaubt. Wer das exportieren darf, kann ihn wieder starten.',
    nobody:
      'Niemand von den Empfängern darf das noch exportieren, deshalb wurde nichts gesendet. Entfernen Sie den Zeitplan und legen Sie einen für andere Personen an.',
    not_datev:
      'DATEV nimmt nur Kontonummern mit vier bis acht Ziffern. Wählen Sie unter „Kontenplan“ einen von DATEV, und führen Sie den Zeitplan dann von Hand aus.',
    failed:
      'Die Datei konnte in fünf Versuchen nicht gesendet werden. Führen Sie den Zeitplan von Hand aus; schlägt auch das fehl, steht der Grund im Protokoll des Servers: Fragen Sie die Person, die ihn betreibt.',
  },
  open: 'Hier sehen Sie Ihre Zeitpläne (Anmeldung nötig):',
};

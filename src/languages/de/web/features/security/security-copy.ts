import { plural } from '#languages/de/speech.ts';
import { securityActionsCopy } from '#languages/de/web/shared/security-actions-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  securityCopy as english,
  securityListCopy as englishList,
} from '#web/features/security/security-copy.ts';

export const securityListCopy: Words<typeof englishList> = {
  name: 'Sicherheit',
  things: (count) => plural(count, { one: 'Zeile', other: 'Zeilen' }),
  failed: 'Was geschehen ist, konnte nicht geladen werden.',
  empty: {
    icon: 'shield',
    title: 'Noch nichts zu berichten',
    text: 'Anmeldungen, falsche Passwörter, API-Schlüssel und exportierte Dateien stehen hier, mit dem Gerät und der Adresse, von denen sie kamen.',
  },
};

export const securityCopy: Words<typeof english> = {
  title: 'Sicherheit',
  leadAll:
    'Wer sich angemeldet hat oder es vergeblich versucht hat, wer einen Schlüssel erstellt oder Daten exportiert hat, und von wo. Für alle in diesem Shop.',
  leadOwn:
    'Wann Ihr Konto verwendet wurde oder jemand es versucht hat, und von wo. Wenn eine Zeile nicht von Ihnen stammt, sagen Sie es der Person, die den Shop führt.',
  profile: 'Passwort ändern',
  columns: {
    at: 'Wann',
    action: 'Was',
    actor_email: 'Wer',
    details: 'Details',
    ip: 'IP-Adresse',
    result: 'Ergebnis',
  },
  actions: securityActionsCopy,
  results: { succeeded: 'Erledigt', failed: 'Fehlgeschlagen' },
  you: 'Sie',
  unknownName: 'Ein unbekannter Name',
  system: 'Das System',
  noAddress: 'Dieser Server',
  person: (name, email) => `${name} (${email})`,
  byKey: (name) => `Mit dem API-Schlüssel ${name}`,
  ways: {
    link: 'Mit einem Einmal-Link',
    invitation: 'Mit einer Einladung',
    passkey: 'Mit einem Passkey',
    code: 'Mit einem Code',
    recovery: 'Mit einem Wiederherstellungscode',
  },
  factors: { code: 'Codes einer App', passkey: 'Passkey' },
  key: (description, ending) => `${description} (…${ending})`,
  bank: (currency, ending) => `${currency.toUpperCase()} an das Konto, das auf ${ending} endet`.trim(),
  scopes: { read: 'Lesen', read_write: 'Lesen und ändern' },
  kinds: {
    transactions: 'Transaktionen',
    payouts: 'Auszahlungen',
    disputes: 'Anfechtungen',
    fraud_outcomes: 'Angehaltene und blockierte Zahlungen',
  },
  attempts: (count, areCodes) =>
    `${count} falsche ${areCodes ? 'Codes' : 'Passwörter'} innerhalb einer Stunde`,
  attemptsInAll: (count) => `${count} von allen Adressen`,
  refused: 'Zu viele Versuche: für eine Weile abgelehnt',
  sessionsEnded: (count) => `Ältere Sitzungen beendet, weil es zu viele waren: ${count}`,
  filters: { action: 'Was', result: 'Ergebnis', day: 'Tag' },
};

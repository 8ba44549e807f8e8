import type { Words } from '#languages/kit/words.ts';
import type { securityNoticeCopy as english } from '#server/mail/templates/security-notice-copy.ts';

export const securityNoticeCopy: Words<typeof english> = {
  deviceSubject: (storeName) => `Neue Anmeldung bei ${storeName}`,
  device: (storeName) =>
    `Jemand hat sich bei ${storeName} mit Ihrem Konto angemeldet, von einem Gerät, das wir noch nicht kannten.`,
  deviceName: (device) => `Gerät: ${device}`,
  severalDevices:
    'Innerhalb einer Stunde gab es mehrere. Dazu werden keine weiteren E-Mails gesendet; die Seite unten führt alle auf.',
  ifNotYouSignedIn:
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie sofort Ihr Passwort: Das meldet jedes andere Gerät ab.',

  passwordSubject: (storeName) => `Ihr Passwort bei ${storeName} wurde geändert`,
  password: (storeName) =>
    `Das Passwort Ihres Kontos bei ${storeName} wurde geändert, und jedes andere Gerät wurde abgemeldet.`,
  ifNotYouChanged:
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, kann die Person, die den Server betreibt, ein anderes festlegen: npm run password.',

  keySubject: (storeName) => `Neuer API-Schlüssel für ${storeName}`,
  key: (storeName) => `Bei ${storeName} wurde ein API-Schlüssel erstellt, der für Sie handelt.`,
  keyName: (description, ending) => `Schlüssel: ${description} (endet auf ${ending})`,
  keyMay: {
    read: 'Er darf: lesen',
    write: 'Er darf: ändern',
    read_write: 'Er darf: lesen und ändern',
  },
  ifNotYouMade:
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, widerrufen Sie den Schlüssel, und ändern Sie sofort Ihr Passwort.',

  bankSubject: (storeName) => `Bankkonto bei ${storeName} geändert`,
  bank: (storeName, currency) =>
    `Auszahlungen von ${storeName} in ${currency} gehen ab jetzt auf ein anderes Bankkonto.`,
  bankAccount: (ending) => `Konto: endet auf ${ending}`,
  ifNotYouMoved:
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie sofort Ihr Passwort und das Bankkonto.',
  ifNotKnown:
    'Wenn Sie davon wissen, müssen Sie nichts tun. Wenn nicht, fragen Sie sofort bei dieser Person nach, und ändern Sie das Bankkonto zurück.',

  where: 'Was mit Ihrem Konto geschehen ist (Anmeldung nötig):',
  link: 'Sicherheit',
};

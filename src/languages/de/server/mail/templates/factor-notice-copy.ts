import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { factorNoticeCopy as english } from '#server/mail/templates/factor-notice-copy.ts';

export const factorNoticeCopy: Words<typeof english> = {
  changedSubject: (storeName) => `Ihre Anmeldung bei ${storeName} wurde geändert`,
  changed: {
    codesOn: (storeName) => `Für Ihr Konto bei ${storeName} wurden die Einmalcodes einer App eingeschaltet.`,
    codesOff: (storeName) => `Für Ihr Konto bei ${storeName} wurden die Einmalcodes einer App ausgeschaltet.`,
    newRecoveryCodes: (storeName) =>
      `Für Ihr Konto bei ${storeName} wurden neue Wiederherstellungscodes erstellt; die bisherigen gelten nicht mehr.`,
    reset: (storeName) =>
      `Für Ihr Konto bei ${storeName} wurde jeder zweite Faktor entfernt, damit Sie ihn neu einrichten können.`,
  },
  passkeyAdded: (name, storeName) =>
    `Für Ihr Konto bei ${storeName} wurde der Passkey „${name}“ hinzugefügt.`,
  passkeyRemoved: (name, storeName) => `Für Ihr Konto bei ${storeName} wurde der Passkey „${name}“ entfernt.`,
  ifNotYou:
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie sofort Ihr Passwort, und informieren Sie einen Inhaber des Shops.',
  ifNotAsked:
    'Wenn Sie darum gebeten haben, melden Sie sich an, und richten Sie Ihren zweiten Schritt neu ein. Wenn nicht, informieren Sie sofort einen anderen Inhaber des Shops.',

  resetSubject: (storeName) => `Ihr zweiter Schritt bei ${storeName} wird bald zurückgesetzt`,
  resetAsked: (by, storeName) =>
    `${by} möchte, dass Ihre Passkeys und Codes bei ${storeName} entfernt werden, weil Sie sie verloren hätten.`,
  resetDue: (moment) => `Sie werden entfernt: ${moment}`,
  ifNotLost:
    'Wenn Sie sie verloren haben, warten Sie bis dahin, und melden Sie sich dann allein mit Ihrem Passwort an. Wenn nicht, melden Sie sich mit Ihrem zweiten Schritt an: Das bricht das Zurücksetzen ab. Informieren Sie dann einen anderen Inhaber des Shops.',

  usedCodeSubject: (storeName) => `Ein Wiederherstellungscode wurde bei ${storeName} verwendet`,
  usedCode: (storeName) =>
    `Jemand hat bei ${storeName} einen Ihrer Wiederherstellungscodes anstelle Ihres zweiten Schritts verwendet.`,
  codesLeft: (left) => plural(left, { one: 'Übrig: 1 Code', other: `Übrig: ${figure(left)} Codes` }),
  makeNew: 'Erstellen Sie auf Ihrer eigenen Seite neue, bevor Sie wieder einen brauchen.',
  ifNotYouUsed:
    'Wenn Sie das waren und Ihr Telefon verloren ist, entfernen Sie es auf Ihrer eigenen Seite, und erstellen Sie neue Codes. Wenn Sie es nicht waren, ändern Sie sofort Ihr Passwort.',

  linkSubject: (storeName) => `Neues Passwort bei ${storeName} festlegen`,
  linkAsked: (storeName) =>
    `Jemand hat ein neues Passwort für Ihr Konto bei ${storeName} angefordert. Mit diesem Link legen Sie eines fest. Er funktioniert einmal, innerhalb einer Stunde.`,
  ifNotYouAsked:
    'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne diese E-Mail kann niemand den Link verwenden.',
  setIt: 'Neues Passwort festlegen:',
  link: 'Neues Passwort festlegen',
};

import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  factorCopy as english,
  sessionsCopy as englishSessions,
} from '#web/features/person/factor-copy.ts';

export const factorCopy: Words<typeof english> = {
  title: 'Zweiter Schritt',
  lead: 'Womit Sie sich außer mit Ihrem Passwort anmelden. Wer nur Ihr Passwort kennt, bleibt draußen.',
  failed: 'Der zweite Schritt konnte nicht geladen werden.',
  demanded: 'Ihre Rolle verlangt einen: Der letzte lässt sich nicht entfernen.',
  codes: 'Codes einer Authenticator-App',
  codesOff: 'Aus',
  codesSince: (when) => `Seit ${when}`,
  addCodes: 'Einrichten',
  removeCodes: 'Ausschalten',
  removeCodesTitle: 'Codes ausschalten?',
  removeCodesText:
    'Die Codes Ihrer App für diesen Shop gelten danach nicht mehr. Sie können sie jederzeit wieder einrichten.',
  codesRemoved: 'Die Codes sind ausgeschaltet.',
  codesAdded: 'Die Codes sind eingeschaltet.',
  passkeys: 'Passkeys',
  noPasskeys:
    'Noch keine. Ein Passkey ist Ihr Fingerabdruck, Ihr Gesicht oder Ihre PIN auf einem Ihrer Geräte und braucht kein Passwort.',
  impossible: {
    no_name:
      'Nicht unter dieser Adresse: Passkeys gehören zu einem Namen, und dieser Shop wird über eine IP-Adresse geöffnet. Wer den Server betreibt, setzt PUBLIC_URL auf einen Namen.',
    no_https: 'Nicht unter dieser Adresse: Passkeys brauchen https.',
  },
  unknown: 'Dieser Browser kennt keine Passkeys.',
  addPasskey: 'Passkey hinzufügen',
  passkeyName: 'Name',
  passkeyNameHelp: 'An dem Sie das Gerät wiedererkennen.',
  passkeyNameMissing: 'Geben Sie einen Namen ein.',
  passkeyNext: 'Weiter',
  passkeyLead:
    'Ihr Browser fragt dann nach Fingerabdruck, Gesicht oder PIN, oder nach einem Schlüssel zum Einstecken.',
  passkeyAdded: 'Der Passkey wurde hinzugefügt.',
  notAdded: 'Es wurde nichts hinzugefügt.',
  renamePasskey: 'Umbenennen',
  renamePasskeyName: (name) => `Passkey ${name} umbenennen`,
  renamePasskeyTitle: (name) => `„${name}“ umbenennen`,
  renamePasskeyAction: 'Namen speichern',
  passkeyRenamed: 'Der Passkey hat seinen neuen Namen.',
  notRenamed: 'Der Name wurde nicht gespeichert.',
  removePasskey: 'Entfernen',
  removePasskeyName: (name) => `Passkey ${name} entfernen`,
  removePasskeyTitle: (name) => `„${name}“ entfernen?`,
  removePasskeyText: 'Damit kann sich dann niemand mehr anmelden. Entfernen Sie ihn auch auf dem Gerät.',
  passkeyRemoved: 'Der Passkey wurde entfernt.',
  synced: 'Auf allen Ihren Geräten',
  oneDevice: 'Auf einem Gerät',
  neverUsed: 'Nie verwendet',
  lastUsed: (when) => `Zuletzt verwendet ${when}`,
  recovery: 'Wiederherstellungscodes',
  left: (count) => `${count} übrig`,
  few: (count) =>
    count === 0
      ? 'Keiner mehr übrig. Erstellen Sie neue: Ohne sie sperrt ein verlorenes Gerät Sie aus.'
      : `Nur noch ${count} übrig. Erstellen Sie neue, bevor sie ausgehen.`,
  renew: 'Neue erstellen',
  renewTitle: 'Neue Wiederherstellungscodes erstellen?',
  renewText: 'Ihre bisherigen Codes gelten dann sofort nicht mehr.',
  renewAction: 'Neue Codes erstellen',
  codesTitle: 'Ihre Wiederherstellungscodes',
  codesText:
    'Mit jedem melden Sie sich einmal an, wenn Ihr Gerät nicht da ist. Bewahren Sie sie so auf, dass Sie sie ohne das Gerät finden: Sie werden nicht noch einmal angezeigt.',
  codesDone: 'Ich habe sie gesichert',
  copyAll: 'alle Wiederherstellungscodes',
  setupTitle: 'Codes einrichten',
  setupLead:
    'Scannen Sie den QR-Code mit einer Authenticator-App auf Ihrem Telefon, und geben Sie dann den angezeigten Code ein.',
  square: 'Ein QR-Code für Ihre Authenticator-App. Darunter steht dasselbe als Text.',
  secret: 'Oder geben Sie dies in die App ein',
  code: 'Code',
  codeHelp: 'Sechs Ziffern.',
  codeMissing: 'Geben Sie den Code ein, den die App anzeigt.',
  confirm: 'Einschalten',
  cancel: 'Abbrechen',
  reset: 'Zweiten Schritt zurücksetzen',
  resetTitle: 'Zweiten Schritt dieser Person zurücksetzen?',
  resetText:
    'Für jemanden, der sein Gerät und seine Wiederherstellungscodes verloren hat. In 24 Stunden gelten die Passkeys und Codes der Person nicht mehr, und sie meldet sich allein mit dem Passwort an, bis sie den zweiten Schritt wieder einrichtet. Sie wird jetzt per E\u2011Mail informiert und kann das Zurücksetzen abbrechen, indem sie sich mit dem anmeldet, was sie hat. Vergewissern Sie sich am Telefon, dass wirklich sie darum bittet.',
  resetAsked: 'Der zweite Schritt wird in 24 Stunden zurückgesetzt.',
  ownReset: {
    title: (by) => `${by} möchte Ihren zweiten Schritt zurücksetzen.`,
    due: 'Er wird entfernt am',
    text: 'Wenn Sie ihn nicht verloren haben, behalten Sie ihn, und fragen Sie nach dem Grund.',
    end: 'Meinen zweiten Schritt behalten',
  },
  otherReset: {
    title: (by) => `${by} möchte diesen zweiten Schritt zurücksetzen.`,
    due: 'Er wird entfernt am',
    text: 'Eine Anmeldung damit bricht das Zurücksetzen ab.',
    end: 'Zurücksetzen abbrechen',
  },
  resetEnded: 'Das Zurücksetzen wurde abgebrochen.',
  none: 'Nicht eingerichtet.',
};

export const sessionsCopy: Words<typeof englishSessions> = {
  title: 'Angemeldet',
  lead: 'Wo Ihr Konto gerade offen ist. Beenden Sie, was Sie nicht kennen, und ändern Sie Ihr Passwort.',
  leadOther: 'Wo dieses Konto gerade offen ist.',
  failed: 'Die Sitzungen konnten nicht geladen werden.',
  lastSeen: (when) => `zuletzt gesehen ${when}`,
  since: (when) => `seit ${when}`,
  here: 'Diese hier',
  end: 'Beenden',
  endName: (device, ip) => `Sitzung von ${device} unter ${ip} beenden`,
  ended: 'Die Sitzung wurde beendet.',
  endOthers: 'Alle anderen beenden',
  endAll: 'Alle beenden',
  endedMany: (count) =>
    plural(count, { one: '1 Sitzung wurde beendet.', other: `${count} Sitzungen wurden beendet.` }),
  notEnded: 'Die Sitzung wurde nicht beendet.',
  none: 'Niemand ist mit diesem Konto angemeldet.',
};

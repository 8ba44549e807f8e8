import type { Words } from '#languages/kit/words.ts';
import type {
  personCopy as english,
  mailChoicesCopy as englishMails,
} from '#web/features/person/person-copy.ts';

export const personCopy: Words<typeof english> = {
  loading: 'Person',
  failed: 'Diese Person konnte nicht geladen werden.',
  missing: 'Unter dieser Adresse gibt es niemanden',
  missingText: 'Das Konto wurde vielleicht entfernt, oder die Adresse ist unvollständig.',
  you: 'Das sind Sie',
  about: 'Über die Person',
  name: 'Name',
  email: 'E-Mail',
  since: 'Hier seit',
  mayDo: 'Darf',
  nothing: 'Nichts in dieser Verwaltung',
  password: 'Passwort ändern',
  passwordLead: 'Hier bleiben Sie angemeldet, überall sonst werden Sie abgemeldet.',
  current: 'Aktuelles Passwort',
  next: 'Neues Passwort',
  nextHelp: 'Mindestens 12 Zeichen.',
  again: 'Neues Passwort wiederholen',
  currentMissing: 'Geben Sie Ihr aktuelles Passwort ein.',
  tooShort: 'Verwenden Sie mindestens 12 Zeichen.',
  tooLong: 'Verwenden Sie höchstens 1.024 Zeichen.',
  different: 'Die beiden neuen Passwörter unterscheiden sich.',
  save: 'Passwort ändern',
  saved: 'Ihr Passwort wurde geändert.',
  notSaved: 'Ihr Passwort wurde nicht geändert.',
  unsaved: 'Ihr neues Passwort ist noch nicht gespeichert.',
};

export const mailChoicesCopy: Words<typeof englishMails> = {
  title: 'Was Sie per E\u2011Mail erhalten',
  lead: 'Alles steht ohnehin im Posteingang. Jede Auswahl wird sofort gespeichert und gilt nur für Sie.',
  failed: 'Ihre Auswahl konnte nicht geladen werden.',
  saved: 'Ihre Auswahl wurde gespeichert.',
  notSaved: 'Ihre Auswahl wurde nicht gespeichert.',
  kinds: {
    dispute_due: {
      label: 'Anfechtungen, die auf eine Antwort warten',
      help: 'Sieben, drei und einen Tag vor Ablauf der Frist, und einen Tag, bevor ein Entwurf eingereicht wird oder verfällt.',
    },
    export_ready: {
      label: 'Von Ihnen angeforderte Dateien',
      help: 'Die Datei selbst, solange sie klein ist, sonst ein Link dazu.',
    },
    payout_trouble: {
      label: 'Fehlgeschlagene oder überfällige Auszahlungen',
      help: 'Innerhalb von zehn Minuten.',
    },
    holds_ending: {
      label: 'Zur Prüfung angehaltene Zahlungen und bald endende Reservierungen',
      help: 'Wenn über eine neue zu entscheiden oder eine neue einzuziehen ist.',
    },
    dispute_decided: {
      label: 'Gewonnene und verlorene Anfechtungen',
      help: 'Wenn die Bank entschieden hat.',
    },
    refund_returned: {
      label: 'Zurückgekommene Erstattungen',
      help: 'Wenn die Bank eines Kunden das Geld nicht angenommen hat.',
    },
    requirements: {
      label: 'Angaben, die der Zahlungsanbieter braucht',
      help: 'Wenn etwas fehlt, und wenn es überfällig ist.',
    },
  },
  always: {
    label: 'Sicherheit und Änderungen am Bankkonto',
    help: 'Immer per E\u2011Mail: neue Geräte, Passwörter, API-Schlüssel, und wohin Ihr Geld geht.',
  },
};

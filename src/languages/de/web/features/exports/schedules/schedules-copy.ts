import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { schedulesCopy as english } from '#web/features/exports/schedules/schedules-copy.ts';

export const schedulesCopy: Words<typeof english> = {
  views: { label: 'Exporte', files: 'Dateien', schedules: 'Zeitpläne' },
  lead: 'Dateien, die von selbst kommen: über den Tag, die Woche oder den Monat, der gerade zu Ende ging, per E\u2011Mail als Link mit Anmeldung oder als Datei im Anhang.',
  table: 'Zeitpläne',
  columns: {
    what: 'Datei',
    rhythm: 'Wie oft',
    to: 'Für',
    status: 'Status',
    next: 'Nächstes Mal',
    last: 'Letztes Mal',
    actions: 'Aktionen',
  },
  statuses: { active: 'Ein', paused: 'Pausiert', stopped: 'Gestoppt' },
  stops: {
    maker_left: (email) =>
      `Er sendete im Namen von ${email}. Diese Person kann sich nicht mehr anmelden. Starten Sie ihn, um in Ihrem Namen zu senden.`,
    maker_right: (email) =>
      `Er sendete im Namen von ${email}. Diese Person darf das nicht mehr exportieren. Starten Sie ihn, um in Ihrem Namen zu senden.`,
  },
  weekly: (weekday) => `Jede Woche: ${weekday}`,
  results: {
    sent: (people) =>
      plural(people, { one: 'An 1 Person gesendet', other: `An ${people} Personen gesendet` }),
    nobody: () => 'Nicht gesendet: Keiner der Empfänger darf das exportieren',
    not_datev: () => 'Nicht gesendet: DATEV nimmt die Nummern des Kontenplans nicht',
    trying: () => 'Noch nicht gesendet; es wird erneut versucht',
    failed: () => 'Konnte nicht gesendet werden. Führen Sie ihn von Hand aus, um es erneut zu versuchen',
  },
  leftOut: (people) =>
    plural(people, {
      one: '1 Person darf das nicht mehr exportieren',
      other: `${people} Personen dürfen das nicht mehr exportieren`,
    }),
  inFormat: (what, format) => `${what} (${format})`,
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  never: 'Noch nie',
  notDue: 'Nichts steht an',
  failed: 'Die Zeitpläne konnten nicht geladen werden.',
  emptyTitle: 'Noch keine Zeitpläne',
  empty:
    'Lassen Sie die Transaktionen des Tages, das Journal der Woche oder die Aufstellung des Monats an alle senden, die sie brauchen.',

  run: 'Jetzt ausführen',
  runName: (what) => `Jetzt ausführen: ${what}`,
  ran: 'Die Datei ist unterwegs zu den Personen, für die sie bestimmt ist.',
  pause: 'Pausieren',
  pauseName: (what) => `Pausieren: ${what}`,
  start: 'Starten',
  startName: (what) => `Starten: ${what}`,
  edit: 'Ändern',
  editName: (what) => `Ändern: ${what}`,
  editTitle: 'Diesen Zeitplan ändern',
  editAction: 'Speichern',
  editText: 'Sobald Sie ihn ändern, wird in Ihrem Namen gesendet.',
  edited: 'Der Zeitplan ist geändert.',
  remove: 'Entfernen',
  removeName: (what) => `Entfernen: ${what}`,
  removeTitle: 'Diesen Zeitplan entfernen?',
  removeText: 'Es wird nichts mehr gesendet. Schon gesendete Dateien lassen sich weiter herunterladen.',
  removeAction: 'Zeitplan entfernen',
  removed: 'Der Zeitplan ist entfernt.',

  add: 'Neuer Zeitplan',
  addTitle: 'Eine Datei automatisch senden lassen',
  kind: 'Datei',
  format: 'Format',
  asListed: 'Spalten der Liste',
  formats: { accountants: 'Für die Buchhaltung' },
  rhythm: 'Wie oft',
  rhythms: { daily: 'Jeden Tag', weekly: 'Jede Woche', monthly: 'Jeden Monat, am 1.' },
  about: {
    daily: 'Kommt morgens um sechs, über den Tag davor.',
    weekly: 'Kommt morgens um sechs, über die sieben Tage davor.',
    monthly: 'Kommt morgens um sechs, über den Monat davor.',
  },
  weekday: 'Wochentag',
  narrowed: (filters) => `Eingegrenzt wie die Liste: ${filters}`,
  sentAs: 'Gesendet als',
  sentAsWords: {
    link: 'Link mit Anmeldung',
    file: 'Datei im Anhang, bis 5 MB',
  },
  sentAsHelp: 'Eine größere Datei kommt als Link. Wer das Postfach liest, kann auch die Datei lesen.',
  asFile: 'Als Datei',
  to: 'Für wen',
  toHelp:
    'Personen dieses Shops, die das exportieren dürfen. Alle erhalten, was ihre eigene Rolle sie sehen lässt.',
  toMissing: 'Wählen Sie mindestens eine Person.',
  addAction: 'Zeitplan anlegen',
  added: 'Der Zeitplan ist angelegt.',
  cancel: 'Abbrechen',
};

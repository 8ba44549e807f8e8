import type { Words } from '#languages/kit/words.ts';
import { plural } from '#languages/nl/speech.ts';
import type { schedulesCopy as english } from '#web/features/exports/schedules/schedules-copy.ts';

export const schedulesCopy: Words<typeof english> = {
  views: { label: 'Exports', files: 'Bestanden', schedules: 'Planningen' },
  lead: 'Bestanden die vanzelf komen: over de dag, de week of de maand die net voorbij is, per e-mail als link waarvoor je inlogt of als bijlage.',
  table: 'Planningen',
  columns: {
    what: 'Bestand',
    rhythm: 'Hoe vaak',
    to: 'Voor',
    status: 'Status',
    next: 'Volgende keer',
    last: 'Laatste keer',
    actions: 'Acties',
  },
  statuses: { active: 'Aan', paused: 'Gepauzeerd', stopped: 'Gestopt' },
  stops: {
    maker_left: (email) =>
      `${email}, namens wie het werd verstuurd, kan niet meer inloggen. Start de planning om het in jouw naam te versturen.`,
    maker_right: (email) =>
      `${email}, namens wie het werd verstuurd, mag dit niet meer exporteren. Start de planning om het in jouw naam te versturen.`,
  },
  weekly: (weekday) => `Elke week: ${weekday}`,
  results: {
    sent: (people) =>
      plural(people, { one: 'Verstuurd aan 1 persoon', other: `Verstuurd aan ${people} personen` }),
    nobody: () => 'Niet verstuurd: niemand voor wie het is, mag dit exporteren',
    not_datev: () => 'Niet verstuurd: DATEV accepteert de nummers van het rekeningschema niet',
    trying: () => 'Nog niet verstuurd; het wordt opnieuw geprobeerd',
    failed: () => 'Kon niet worden verstuurd. Voer de planning zelf uit om het opnieuw te proberen',
  },
  leftOut: (people) =>
    plural(people, {
      one: '1 persoon mag dit niet meer exporteren',
      other: `${people} personen mogen dit niet meer exporteren`,
    }),
  inFormat: (what, format) => `${what} (${format})`,
  days: (from, to) => (from === to ? from : `${from} – ${to}`),
  never: 'Nog niet',
  notDue: 'Niets gepland',
  failed: 'De planningen konden niet worden geladen.',
  emptyTitle: 'Nog geen planningen',
  empty:
    'Laat de transacties van de dag, het journaal van de week of het overzicht van de maand sturen aan wie ze nodig heeft.',

  run: 'Nu uitvoeren',
  runName: (what) => `Nu uitvoeren: ${what}`,
  ran: 'Het bestand is onderweg naar de mensen voor wie het is.',
  pause: 'Pauzeren',
  pauseName: (what) => `Pauzeren: ${what}`,
  start: 'Starten',
  startName: (what) => `Starten: ${what}`,
  edit: 'Wijzigen',
  editName: (what) => `Wijzigen: ${what}`,
  editTitle: 'Deze planning wijzigen',
  editAction: 'Opslaan',
  editText: 'Zodra je de planning wijzigt, wordt die in jouw naam verstuurd.',
  edited: 'De planning is gewijzigd.',
  remove: 'Verwijderen',
  removeName: (what) => `Verwijderen: ${what}`,
  removeTitle: 'Deze planning verwijderen?',
  removeText: 'Er wordt niets meer verstuurd. Bestanden die al verstuurd zijn, kun je blijven downloaden.',
  removeAction: 'De planning verwijderen',
  removed: 'De planning is verwijderd.',

  add: 'Nieuwe planning',
  addTitle: 'Een bestand automatisch laten sturen',
  kind: 'Bestand',
  format: 'Formaat',
  asListed: 'Kolommen van de lijst',
  formats: { accountants: 'Voor de boekhouding' },
  rhythm: 'Hoe vaak',
  rhythms: { daily: 'Elke dag', weekly: 'Elke week', monthly: 'Elke maand, op de 1e' },
  about: {
    daily: 'Komt om zes uur ’s ochtends, over de dag ervoor.',
    weekly: 'Komt om zes uur ’s ochtends, over de zeven dagen ervoor.',
    monthly: 'Komt om zes uur ’s ochtends, over de maand ervoor.',
  },
  weekday: 'Weekdag',
  narrowed: (filters) => `Beperkt zoals de lijst: ${filters}`,
  sentAs: 'Verstuurd als',
  sentAsWords: {
    link: 'Link waarvoor je inlogt',
    file: 'Bijlage, tot 5 MB',
  },
  sentAsHelp: 'Een groter bestand komt als link. Wie de mailbox leest, kan ook het bestand lezen.',
  asFile: 'Als bijlage',
  to: 'Voor wie',
  toHelp:
    'Mensen van deze winkel die dit mogen exporteren. Iedereen krijgt alleen wat de eigen rol mag zien.',
  toMissing: 'Kies minstens één persoon.',
  addAction: 'De planning maken',
  added: 'De planning is gemaakt.',
  cancel: 'Annuleren',
};

import { MOVEMENT_KIND_WORDS } from '#languages/de/domain/books/movement-kind-copy.ts';
import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { booksCopy as english } from '#web/features/books/books-copy.ts';

export const booksCopy: Words<typeof english> = {
  title: 'Buchhaltung',
  lead: 'Was zu buchen ist: jede Bewegung mit ihren Konten, als Datei für Ihr Buchhaltungsprogramm.',
  views: { label: 'Buchhaltung', journal: 'Journal', chart: 'Kontenplan' },
  month: 'Monat',
  monthOf: (month, year) => `${month} ${year}`,
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  loading: 'Der Monat wird zusammengerechnet',
  failed: 'Der Monat konnte nicht zusammengerechnet werden.',
  state: { locked: 'Abgeschlossen', open: 'Offen', running: 'Läuft noch' },

  schedule: 'Export planen',
  download: 'Herunterladen',
  downloads: 'Monat herunterladen',
  journalAs: (format) => `Journal für ${format}`,
  journalCsv: 'Journal als CSV',
  totalsCsv: 'Summen zum Vergleichen (CSV)',
  statementPdf: 'Monatsaufstellung (PDF)',
  statementCsv: 'Monatsaufstellung (CSV)',
  notDatev:
    'DATEV nimmt nur Kontonummern mit vier bis acht Ziffern. Wählen Sie zuerst einen DATEV-Kontenplan, und laden Sie dann erneut herunter.',

  trial: (code) => `Konten, ${code}`,
  columns: { code: 'Nummer', account: 'Konto', debit: 'Soll', credit: 'Haben' },
  total: 'Summe',
  empty: 'In diesem Monat hat sich nichts bewegt.',
  proof: {
    label: (code) => `Verrechnungskonto und Guthaben beim Zahlungsanbieter, ${code}`,
    opening: 'Verrechnungskonto zu Monatsbeginn',
    moved: 'In diesem Monat bewegt',
    closing: 'Verrechnungskonto am Monatsende',
    held: 'Damals beim Zahlungsanbieter',
    heldNow: 'Jetzt beim Zahlungsanbieter',
    difference: 'Abweichung',
    unsaid:
      'Der Zahlungsanbieter hat nicht geantwortet, deshalb wurde das Guthaben dort nicht verglichen. Die Konten sind trotzdem vollständig.',
    byPayout:
      'Sie buchen nach dem Tag der Auszahlung, deshalb geht das Verrechnungskonto mit jeder Auszahlung auf null und entspricht nicht dem Guthaben beim Zahlungsanbieter.',
    off: 'Beim Zahlungsanbieter liegt etwas anderes, als die Buchhaltung sagt. Vielleicht ist etwas noch nicht hier angekommen: „Abgleich“ zeigt, was fehlt, und holt es.',
    sync: 'Abgleich öffnen',
  },
  feeTaxUntold: (fees) =>
    `Ob in ${fees} dieser Gebühren Steuer enthalten ist, hat der Zahlungsanbieter nicht angegeben; deshalb ist alles als Kosten gebucht. Die Gebührenrechnung weist es aus.`,
  feeTaxInvoices: 'Dokumente öffnen',
  late: (count) =>
    plural(count, {
      one: '1 Bewegung wurde bekannt, nachdem ihr eigener Monat abgeschlossen war. Sie ist am ersten Tag dieses Monats gebucht und gekennzeichnet.',
      other: `${figure(count)} Bewegungen wurden bekannt, nachdem ihr eigener Monat abgeschlossen war. Sie sind am ersten Tag dieses Monats gebucht und gekennzeichnet.`,
    }),
  changed:
    'Dieser Monat wurde mit anderen Summen abgeschlossen, als seine Bewegungen jetzt haben: Der Zahlungsanbieter hat etwas geändert oder zurückgenommen. Öffnen Sie ihn wieder, sehen Sie sich die Abweichung an, und schließen Sie ihn erneut ab.',

  checks: 'Monatsabschluss',
  check: {
    over: () => 'Der Monat ist vorbei',
    adds_up: () => 'Das Verrechnungskonto entspricht dem Guthaben beim Zahlungsanbieter',
    suspense: () => 'Keine ungeklärten Posten mehr',
    statements: () => 'Kein Kontoauszug sagt, ob Auszahlungen angekommen sind',
    arrived: (count) =>
      count === 0
        ? 'Alle Auszahlungen des Monats sind bei der Bank angekommen'
        : plural(count, {
            one: '1 Auszahlung des Monats wurde bei der Bank nicht gesehen',
            other: `${figure(count)} Auszahlungen des Monats wurden bei der Bank nicht gesehen`,
          }),
    bank_lines: (count) =>
      count === 0
        ? 'Über jeden Kontoumsatz, der eine Auszahlung sein kann, ist entschieden'
        : plural(count, {
            one: '1 Kontoumsatz kann eine Auszahlung sein und ist nicht entschieden',
            other: `${figure(count)} Kontoumsätze können Auszahlungen sein und sind nicht entschieden`,
          }),
    disputes: (count) =>
      count === 0
        ? 'Keine Anfechtung wartet auf eine Antwort'
        : plural(count, {
            one: '1 Anfechtung wartet auf eine Antwort und kann noch verloren werden',
            other: `${figure(count)} Anfechtungen warten auf eine Antwort und können noch verloren werden`,
          }),
    locked: () => 'Der Monat ist abgeschlossen',
  },
  look: {
    statements: 'Kontoauszüge importieren',
    arrived: 'Auszahlungen zeigen',
    bank_lines: 'Umsätze zeigen',
    disputes: 'Anfechtungen zeigen',
  },
  done: 'erledigt',
  open: 'offen',
  lock: 'Monat abschließen',
  lockTitle: (month) => `${month} abschließen?`,
  lockText:
    'Der Monat nimmt dann keine neue Buchung mehr an: Was später bekannt wird, wird im nächsten Monat gebucht und gekennzeichnet. Sie können ihn wieder öffnen.',
  locked: (month) => `${month} ist abgeschlossen.`,
  lockedBy: (who) => `Abgeschlossen von ${who},`,
  unlock: 'Wieder öffnen',
  unlockTitle: (month) => `${month} wieder öffnen?`,
  unlockText:
    'Was verspätet dafür kam, wird wieder an seinen eigenen Tagen gebucht. Daraus erstellte Dateien können dann von neuen abweichen.',
  unlocked: (month) => `${month} ist wieder offen.`,

  entries: 'Buchungen',
  entriesFailed: 'Die Buchungen konnten nicht geladen werden.',
  entryColumns: { day: 'Tag', what: 'Was', accounts: 'Konten' },
  noEntries: 'Nichts zu buchen',
  noEntriesText:
    'In diesem Monat hat sich nichts bewegt. Was Kunden zahlen und was es kostet, wird hier aufgeführt.',
  kind: { ...MOVEMENT_KIND_WORDS, summary: 'Sammelbuchung' },
  summary: (count) => `${count} Bewegungen`,
  one: '1 Bewegung',
  order: (number) => `Bestellung ${number}`,
  lateOf: (day) => `Verspätet, vom ${day}`,
};

import { figure, listed, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { challengeCopy as english } from '#web/features/dispute-challenge/challenge-copy.ts';

export const challengeCopy: Words<typeof english> = {
  title: 'Anfechtung widersprechen',
  lead: 'Füllen Sie aus, was Sie haben; beim Tippen wird es hier zwischengespeichert. Was Sie einreichen, geht sofort an die Bank, und das ist endgültig.',
  notLoaded: 'Anfechtung nicht geladen',
  notLoadedText: 'Die Adresse nennt keine Anfechtung. Öffnen Sie sie noch einmal aus der Liste.',
  toDisputes: 'Zu den Anfechtungen',
  retrievalFailed: 'Fehler beim Abrufen der Anfechtung.',
  missing: 'Unter dieser Adresse gibt es keine Anfechtung',
  missingText: 'Sie gehört vielleicht zu einem anderen Konto, oder die Adresse ist unvollständig.',
  waiting: 'Anfechtung wird geladen',

  amount: 'Angefochtener Betrag',
  reason: 'Grund',
  customer: 'Kunde',
  order: 'Bestellung',
  disputedOn: 'Angefochten am',
  unknown: 'Unbekannt',
  payment: 'Zahlungsdetails',
  toPayment: 'Zurück zur Zahlung',

  productType: 'Produkttyp',
  productTypeHelp: 'Entscheidet, welche Beweise die Bank sehen möchte.',
  productTypePlaceholder: 'Bitte wählen …',
  chooseType: 'Wählen Sie einen Produkttyp, um zu sehen, was die Bank verlangt.',

  complete: 'Vollständig',
  optional: 'Optional',
  missingCount: (count) => plural(count, { one: '1 fehlt', other: `${count} fehlen` }),

  readOnly: 'Die Beweise sind bereits eingereicht. Die Angaben unten lassen sich nur noch lesen.',
  noAnswer: 'Zu dieser Anfechtung wurden keine Beweise eingereicht, und das ist auch nicht mehr möglich.',
  noAnswerLabel: 'Keine Beweise eingereicht',
  submittedLabel: 'Eingereichte Beweise',
  none: 'Keine',
  unsentTitle: 'Was Sie hier geschrieben haben, wurde nicht gesendet',
  unsentText:
    'Auf die Anfechtung konnte nicht mehr geantwortet werden, bevor dies eingereicht war. Kopieren Sie es, wenn Sie es anderswo brauchen.',

  fileKinds: 'PDF, PNG oder JPEG',
  uploading: (percent) => `Wird hochgeladen, ${percent}`,
  fileDetail: (size, pages) => (pages === '' ? size : `${size}, ${pages}`),
  pages: (count) => plural(count, { one: '1 Seite', other: `${figure(count)} Seiten` }),
  kilobytes: (count) => `${count} kB`,
  megabytes: (count) => `${count} MB`,
  waitForUpload: 'Bitte warten Sie, bis die Datei hochgeladen ist',
  downloadFailed: 'Fehler beim Herunterladen der Datei',
  limitReached: 'Die Höchstzahl der Zeichen für Beweise ist erreicht',
  fieldFull: (most) => `Hier passt nichts mehr hinein: Dieses Feld fasst ${most} Zeichen.`,
  allFull: (most) => `Mehr passt nicht hinein: Alle Beweise zusammen fassen ${most} Zeichen.`,
  shippedTooLate: (day) => `Das Versanddatum sollte vor dem Datum der Anfechtung liegen, ${day}.`,
  shipBefore: (day) => `Sollte vor dem Datum der Anfechtung liegen, ${day}.`,

  suggestedFrom: (sources) => `Vorschlag aus: ${listed(sources)}`,
  sources: {
    order: 'Bestellung',
    customer: 'Kundendaten',
    shipment: 'Notizen zum Versand',
    payment: 'Zahlung',
  },
  takeAll: (count) => plural(count, { one: 'Übernehmen', other: `Alle ${count} übernehmen` }),
  takeOne: (label) => `${label} übernehmen`,
  ignore: 'Ignorieren',

  stillMissing: 'Fehlt noch',
  mostWeight: 'Wichtigstes zuerst',
  nothingMissing: 'Alles, was bei diesem Grund zählt, ist da.',
  weFoundOne: 'Wir haben etwas gefunden: siehe Vorschlag.',
  uploadingNow: 'Wird gerade hochgeladen.',
  showMissing: 'Anzeigen',
  hideMissing: 'Ausblenden',
  doneCount: (done, all) => `${done} von ${all} angegeben`,
  moreMissing: (count) => `und ${count} weitere`,

  packetSize: 'Umfang der Unterlagen',
  files: 'Dateien',
  text: 'Text',
  pagesMeter: 'Seiten',
  of: (value, max) => `${value} von ${max}`,
  ofMegabytes: (value, max) => `${value} von ${max} MB`,
  pagesLimit: (max) => `Es können höchstens ${max} Seiten gesendet werden.`,
  pagesUnknown: (count) =>
    plural(count, {
      one: 'Die Seiten einer Datei konnten nicht gezählt werden.',
      other: `Die Seiten von ${count} Dateien konnten nicht gezählt werden.`,
    }),
  preview: 'Vorschau, wie die Bank es liest',

  atStake: 'Worum es geht',
  stakePayment: 'Zahlung',
  stakeFee: 'Anfechtungsgebühr',
  stakeBack: 'Zurück, wenn Sie gewinnen',
  missingBeforeSubmit: (count) =>
    plural(count, { one: 'Es fehlt noch:', other: `${count} Angaben fehlen noch:` }),
  decided: 'Die Bank des Kunden entscheidet; das kann 60 Tage oder länger dauern.',
  decidedInquiry: 'Die Bank des Kunden prüft es; das kann 120 Tage oder länger dauern.',
  stakeInquiry:
    'Es wurde noch kein Geld abgezogen. Eine unbeantwortete Anfrage kann zu einer Anfechtung werden.',

  saveRegion: 'Speichern',
  keeping: 'Wird zwischengespeichert',
  keptAt: (time) => `Zwischengespeichert um ${time}.`,
  nothingYet: 'Noch nichts eingegeben.',
  notKeptYet: 'Noch nicht zwischengespeichert',
  notKept: 'Nicht auf dem Server zwischengespeichert. Ihr Text bleibt in diesem Browser.',
  waitsForYou: 'Wird erst zwischengespeichert, wenn Sie über die Änderungen oben entschieden haben.',

  atDeadline: 'Bei Ablauf der Frist',
  standing: {
    nothing: 'Hier sind noch keine Beweise zwischengespeichert, und bei der Bank liegt nichts.',
    saved:
      'Bei Ablauf der Frist bei der Bank: Was Sie für später gespeichert haben, geht von selbst dorthin.',
    saved_before:
      'Was Sie für später gespeichert haben, geht bei Ablauf der Frist zur Bank. Was Sie seitdem geändert haben, gelangt nur dorthin, wenn Sie es auch für später speichern oder einreichen.',
    planned:
      'Hier zwischengespeichert, noch nicht bei der Bank. In der letzten Stunde vor Ablauf der Frist wird es für Sie eingereicht.',
    too_little:
      'Hier zwischengespeichert, nicht bei der Bank. Es reicht nicht aus, um für Sie eingereicht zu werden: Machen Sie mindestens drei der Angaben, die zählen.',
    switched_off:
      'Hier zwischengespeichert, nicht bei der Bank. Dorthin gelangt es nur, wenn Sie es für später speichern oder einreichen.',
  },
  handInLabel: 'Zwischengespeichertes einreichen, wenn es sonst niemand tut',
  handInHelp: 'Für jede Anfechtung dieses Shops. 24 Stunden vorher erhalten Sie eine E\u2011Mail.',
  handInQuestion: 'Sollen Entwürfe bei Ablauf der Frist eingereicht werden?',
  handInText:
    'Für jede Anfechtung dieses Shops, wenn niemand Beweise eingereicht hat und mindestens drei der Angaben, die zählen, hier zwischengespeichert sind. 24 Stunden vorher erhalten Sie eine E\u2011Mail. Das ist eingeschaltet, solange Sie es nicht ablehnen.',
  handInYes: 'Ja, einreichen',
  handInNo: 'Nein, ich reiche selbst ein',
  onlyThisTab: 'Bearbeitet wird nur in diesem Tab.',
  otherTab: 'Diese Anfechtung ist in einem anderen Tab geöffnet.',
  saveForLater: 'Für später speichern',
  submit: 'Beweise einreichen',
  submitQuestion: 'Beweise einreichen?',
  submitText: 'Möchten Sie diese Beweise wirklich jetzt einreichen? Eingereichte Beweise sind endgültig.',
  viewSubmitted: 'Eingereichte Beweise ansehen',
  saved: 'Beweise gespeichert!',
  returnToEvidence: 'Zurück zu den Beweisen',
  saveFailed: (reason) => `Die Beweise konnten nicht gespeichert werden. (${reason})`,
  leave:
    'Auf dieser Seite gibt es nicht gespeicherte Änderungen. Möchten Sie die Seite wirklich verlassen und diese Änderungen verwerfen?',
  deciding: 'Entscheiden Sie zuerst über die Änderungen des anderen Tabs.',

  masked: 'Eine Kartennummer wurde unkenntlich gemacht',
  maskedText:
    'Eine Kartennummer wurde unkenntlich gemacht. Nur ihre letzten vier Ziffern werden gespeichert und an die Bank gesendet.',
  recovered: 'Wir haben Ihre Eingaben wiederhergestellt',
  recoveredText: 'Sie lagen noch in diesem Browser und waren nicht gespeichert.',
  recoveredDiscard: 'Verwerfen',
  conflict: 'Diese Beweise wurden in einem anderen Tab oder von jemand anderem geändert',
  conflictText: 'Was nur eine Seite geändert hat, wurde zusammengeführt. Entscheiden Sie über den Rest:',
  conflictField: (label) => `${label}, wie anderswo geändert:`,
  conflictEmpty: '(geleert)',
  keepMine: (label) => `Meine Fassung behalten: ${label}`,
  takeTheirs: (label) => `Andere Fassung übernehmen: ${label}`,
  deadlineOver: 'Die Antwortfrist ist abgelaufen',
  deadlineOverText: (hasEvidence) =>
    hasEvidence
      ? 'Was Sie für später gespeichert haben, geht von selbst an die Bank. Laden Sie die Anfechtung neu, um den Stand zu sehen.'
      : 'Für später wurde nichts gespeichert, und das hier Zwischengespeicherte liegt nur dann bei der Bank, wenn es für Sie eingereicht wurde. Laden Sie die Anfechtung neu, um den Stand zu sehen.',
  reload: 'Neu laden',

  library: 'Bibliothek',
  libraryOf: (label) => `Bibliothek: ${label}`,
  libraryText: 'Texte und Dateien, die Sie immer wieder brauchen.',
  libraryEmpty:
    'Hier ist noch nichts abgelegt. Legen Sie ab, was in diesem Feld steht, und bei der nächsten Anfechtung genügt ein Klick.',
  libraryFailed: 'Die Bibliothek konnte nicht geladen werden.',
  insert: 'Einfügen',
  insertNamed: (title) => `${title} einfügen`,
  removeNamed: (title) => `${title} aus der Bibliothek entfernen`,
  usedTimes: (count) => plural(count, { one: '1-mal verwendet', other: `${figure(count)}-mal verwendet` }),
  keep: 'In der Bibliothek ablegen',
  keepTitle: 'Titel',
  keepTitleHelp: 'Unter dem Sie es wiederfinden, etwa „Erstattungsrichtlinie 2026“.',
  kept: 'In der Bibliothek abgelegt.',
  close: 'Schließen',
};

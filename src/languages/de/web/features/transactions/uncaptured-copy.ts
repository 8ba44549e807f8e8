import { figure, plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type {
  uncapturedCopy as english,
  uncapturedListCopy as englishList,
} from '#web/features/transactions/uncaptured-copy.ts';

const payments = (count: number): string =>
  plural(count, { one: '1 Zahlung', other: `${figure(count)} Zahlungen` });

export const uncapturedListCopy: Words<typeof englishList> = {
  name: 'Nicht eingezogene Zahlungen',
  things: (count) => plural(count, { one: 'Zahlung', other: 'Zahlungen' }),
  failed: 'Fehler beim Abrufen der nicht eingezogenen Transaktionen.',
  empty: {
    icon: 'clock',
    title: 'Nichts ist einzuziehen',
    text: 'Autorisierte, aber noch nicht eingezogene Zahlungen stehen hier, mit dem Zeitpunkt, bis zu dem sie eingezogen sein müssen.',
  },
};

export const uncapturedCopy: Words<typeof english> = {
  columns: {
    details: 'Details',
    created: 'Autorisiert am',
    capture_by: 'Einziehen bis',
    amount: 'Betrag',
    customer_name: 'Kunde',
    customer_email: 'E-Mail',
    customer_country: 'Land',
    risk_level: 'Risikostufe',
    order: 'Bestellung',
    actions: 'Aktionen',
  },
  details: 'Details',
  detailsOf: (amount, day) => `Zahlungsdetails: ${amount}, autorisiert am ${day}`,
  order: (number) => `#${number}`,
  held: 'Zur Prüfung angehalten',
  settled: { capture: 'Eingezogen', cancel: 'Storniert' },
  settledHeld: { capture: 'Freigegeben', cancel: 'Blockiert' },
  ending: (count) =>
    plural(count, {
      one: '1 Reservierung endet innerhalb eines Tages',
      other: `${figure(count)} Reservierungen enden innerhalb eines Tages`,
    }),
  byDeadline: 'Nach Frist sortieren',
  leftOfHold: (left, days) => `${left} (von ${plural(days, { one: '1 Tag', other: `${days} Tagen` })})`,
  noCustomer: 'Kein Kunde',
  noEmail: 'Keine E\u2011Mail',
  noCountry: 'Kein Land',
  noOrder: 'Keine Bestellung',
  total: 'Summe',
  rowName: (customer, amount) => `Zahlung von ${customer}, ${amount}`,
  somebody: 'einem Kunden',

  selected: (count) => `${count} ausgewählt`,
  inAll: (amounts) => `insgesamt ${amounts}`,
  captureThem: (count) => `${payments(count)} einziehen`,
  cancelThem: (count) => `${payments(count)} stornieren`,
  clear: 'Auswahl aufheben',

  bulk: {
    captureTitle: (count) => `${payments(count)} einziehen?`,
    cancelTitle: (count) => `${payments(count)} stornieren?`,
    checking: 'Jede Zahlung wird geprüft. Es wurde noch nichts gesendet.',
    checkFailed: 'Die Zahlungen konnten nicht geprüft werden. Es wurde nichts gesendet.',
    ready: (count, amounts) =>
      `${payments(count)} ${plural(count, { one: 'kann', other: 'können' })} verarbeitet werden: ${amounts}.`,
    noneReady: 'Keine davon kann verarbeitet werden.',
    leftOut: (count) =>
      plural(count, { one: '1 wird ausgelassen.', other: `${figure(count)} werden ausgelassen.` }),
    cancelWarning: 'Die Kunden werden nicht belastet und müssten noch einmal zahlen. Sie kostet das nichts.',
    captureAction: (count) => `${payments(count)} einziehen`,
    cancelAction: (count) => `${payments(count)} stornieren`,
    capturing: 'Zahlungen werden eingezogen',
    canceling: 'Zahlungen werden storniert',
    progress: (done, all) => `${done} von ${all} beantwortet`,
    done: (captured, failed, open) =>
      [
        `${figure(captured)} erledigt`,
        failed > 0 && `${figure(failed)} fehlgeschlagen`,
        open > 0 && `${figure(open)} noch unbestätigt`,
      ]
        .filter(Boolean)
        .join(', '),
    close: 'Behalten',
    back: 'Zurück zur Liste',
    row: (order, customer) => `#${order}, ${customer}`,
    rows: 'Ausgewählte Zahlungen',
    approvesIt: ' (zur Prüfung angehalten: wird damit freigegeben)',
    blocksIt: ' (zur Prüfung angehalten: wird damit blockiert)',
    waiting: 'Wartet',
    sending: 'Wird gesendet',
    confirming: 'Bestätigung steht aus',
    captured: 'Eingezogen',
    canceled: 'Storniert',
    failed: 'Fehlgeschlagen',
  },

  verdicts: {
    ready: 'Bereit',
    missing: 'Nicht gefunden',
    captured: 'Bereits eingezogen',
    canceled: 'Bereits storniert',
    expired: 'Abgelaufen',
    not_authorized: 'Nicht autorisiert',
    refunded: 'Bestellung erstattet',
    disputed: 'Angefochten',
    without_order: 'Keine Bestellung',
    under_way: 'Bestätigung steht aus',
  },
};

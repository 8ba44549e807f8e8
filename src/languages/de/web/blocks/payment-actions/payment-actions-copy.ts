import { plural } from '#languages/de/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { paymentActionsCopy as english } from '#web/blocks/payment-actions/payment-actions-copy.ts';

export const paymentActionsCopy: Words<typeof english> = {
  asked: 'Zur Freigabe gesendet. Es ist noch nichts geschehen.',
  capture: 'Einziehen',
  cancel: 'Stornieren',
  approve: 'Zahlung freigeben',
  block: 'Zahlung blockieren',
  refund: 'Erstatten',
  noRefund: 'Warum keine Erstattung möglich ist',
  refundMenu: 'Diese Zahlung erstatten',
  refundInFull: 'Vollständig erstatten',
  refundInPart: 'Teilweise erstatten',

  captureOf: (order) => `Zahlung zur Bestellung #${order} einziehen`,
  cancelOf: (order) => `Zahlung zur Bestellung #${order} stornieren`,
  approveShort: 'Freigeben',
  approveOf: (order) => `Zahlung zur Bestellung #${order} freigeben`,
  blockShort: 'Blockieren',
  blockOf: (order) => `Zahlung zur Bestellung #${order} blockieren`,

  captured: (order, amount) =>
    `Die Zahlung zur Bestellung #${order} wurde eingezogen.${amount ? ` Betrag: ${amount}.` : ''}`,
  canceled: (order, amount) =>
    `Die Zahlung zur Bestellung #${order} wurde storniert.${amount ? ` Betrag: ${amount}.` : ''}`,
  notCaptured: (order, reason) =>
    `Beim Einziehen der Zahlung zur Bestellung #${order} ist ein Fehler aufgetreten. ${reason}`,
  notCanceled: (order, reason) =>
    `Beim Stornieren der Zahlung zur Bestellung #${order} ist ein Fehler aufgetreten. ${reason}`,

  reasons: {
    missingOrder: 'Die Bestellung wurde nicht gefunden.',
    refundedOrder:
      'Zahlungen zu teilweise oder vollständig erstatteten Bestellungen können nicht verarbeitet werden.',
    mismatch:
      'Die Zahlung kann nicht verarbeitet werden, weil sie nicht zu den Angaben der Bestellung passt.',
    uncapturable: 'Diese Zahlung kann in ihrem jetzigen Zustand nicht verarbeitet werden.',
    minimum: (amount) => `Der kleinste Betrag, der verarbeitet werden kann, ist ${amount}.`,
    tooSmall: 'Der Zahlungsbetrag ist zu klein, um verarbeitet zu werden.',
    captureFailed: 'Der Einzug der Zahlung konnte nicht abgeschlossen werden.',
    cancelFailed: 'Die Stornierung der Zahlung konnte nicht abgeschlossen werden.',
    serverError: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
    other: 'Die Zahlung kann nicht verarbeitet werden. Bitte versuchen Sie es später erneut.',
  },

  authorizationFailed: 'Fehler beim Abrufen der Autorisierung.',
  tryAgain: 'Erneut versuchen',

  refunded: (payment) => `Zahlung #${payment} wurde erstattet.`,
  notRefunded: (payment) =>
    `Beim Erstatten der Zahlung #${payment} ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.`,
  refundTitle: (amount) => `${amount} erstatten?`,
  refundAction: (amount) => `${amount} erstatten`,
  refundText:
    'Die gesamte Zahlung geht an den Kunden zurück. Eine Erstattung lässt sich nicht rückgängig machen.',
  effects: {
    label: 'Was diese Erstattung bewirkt',
    loading: 'Die Wirkung dieser Erstattung wird berechnet',
    failed: 'Die Wirkung auf Ihr Guthaben konnte nicht berechnet werden. Der Betrag oben stimmt.',
    customer: 'Der Kunde erhält',
    cost: 'Ihr Guthaben sinkt um',
    feeKept: 'Gebühr der Zahlung',
    feeKeptNote: 'wird nicht zurückgegeben',
    balance: 'Ihr Guthaben',
    nextPayout: (day) => `Nächste Auszahlung, ${day}`,
    estimate: 'Schätzung',
    change: (now, after) => `${now} → ${after}`,
  },
  refundReason: 'Grund (optional)',
  refundReasons: {
    duplicate: 'Doppelte Bestellung',
    fraudulent: 'Betrug',
    requested_by_customer: 'Auf Wunsch des Kunden',
    other: 'Sonstiges',
  },

  cancelTitle: (amount) => `Diese Zahlung über ${amount} stornieren?`,
  cancelText:
    'Der Kunde wird nicht belastet, Sie kostet das nichts, und die Reservierung seines Geldes endet. Er müsste noch einmal zahlen.',
  cancelAction: 'Zahlung stornieren',
  blockTitle: (amount) => `Diese Zahlung über ${amount} blockieren?`,
  blockText:
    'Der Kunde wird nicht belastet, Sie kostet das nichts, und Ihre Entscheidung wird mit Ihrem Namen vermerkt.',
  keep: 'Behalten',

  waitingTitle: 'Noch einzuziehen',
  waitingText: (deadline, left) =>
    `Ziehen Sie die Zahlung bis ${deadline} ein (${left}). Danach endet die Reservierung.`,
  decideText: (deadline, left) =>
    `Entscheiden Sie bis ${deadline} (${left}). Danach endet die Reservierung, und der Kunde müsste noch einmal zahlen.`,
  lapsed: (deadline) =>
    `Die Reservierung beim Kunden endete am ${deadline}. Die Zahlung kann nicht mehr eingezogen werden.`,
  heldTitle: 'Zur Prüfung angehalten',
  heldText:
    'Ihre Betrugsregeln haben diese Zahlung angehalten. Der Kunde wird erst belastet, wenn Sie sie freigeben.',
  outcomes: {
    label: 'Was Ihre Entscheidung bewirkt',
    loading: 'Die Wirkung Ihrer Entscheidung wird berechnet',
    failed: 'Die Wirkung auf Ihr Guthaben konnte nicht berechnet werden. Entscheiden können Sie trotzdem.',
    capture: 'Eingezogen: Der Kunde zahlt',
    approve: 'Freigegeben: Der Kunde zahlt',
    cancel: 'Storniert: Niemand zahlt',
    block: 'Blockiert: Niemand zahlt',
    fee: 'Gebühr',
    feeNote: 'Schätzung, nach dem Einzug auf den Cent bekannt',
    notListed: 'nach dem Einzug bekannt',
    beforeFee: 'Schätzung, vor Abzug der Gebühr',
    unchanged: 'Schätzung, unverändert',
    leaves: 'Teil der Auszahlung vom',
    nothing: 'keine Bewegung',
  },
  rowEffects: (price) =>
    `Einziehen und Freigeben belasten den Kunden mit dem Betrag der Zeile; davon geht die Gebühr${price ? ` (für eine Karte ab ${price})` : ''} ab. Stornieren und Blockieren belasten niemanden und kosten nichts.`,
  review: {
    title: 'Zur Prüfung markiert',
    why: {
      rule: 'Eine Regel bei Ihrem Zahlungsanbieter bittet Sie, diese Zahlung anzusehen.',
      manual: 'Jemand bei Ihrem Zahlungsanbieter bittet Sie, diese Zahlung anzusehen.',
    },
    taken:
      'Der Kunde hat bereits gezahlt, und die Freigabe bewegt kein Geld: Sie sagt nur, dass Sie nachgesehen haben und alles in Ordnung ist. Wenn Sie der Zahlung nicht trauen, erstatten Sie sie.',
    held: 'Die Freigabe zieht die Zahlung nicht ein: Der Kunde zahlt erst, wenn Sie sie einziehen.',
    approve: 'Als geprüft freigeben',
    approved: 'Die Prüfung ist abgeschlossen. Es wurde kein Geld bewegt.',
    notApproved: (reason) => `Die Zahlung konnte nicht als geprüft freigegeben werden. ${reason}`,
  },
  unconfirmedTitle: 'Von der Bank des Kunden noch nicht bestätigt',
  unconfirmedText:
    'Zahlungen dieser Art dauern einige Tage. Bis dahin ist das Geld nicht in Ihrem Guthaben, und die Zahlung kann noch fehlschlagen. Sie müssen nichts tun.',
  firedRules: {
    held: 'Regeln, die sie angehalten haben',
    blocked: 'Regeln, die sie blockiert haben',
    billTo: 'Rechnung an',
    shipTo: 'Lieferung an',
    title: 'Von Ihren Betrugsregeln gestoppt',
    seeRules: 'Betrugsregeln ansehen',
  },
  left: {
    days: (count) => plural(count, { one: 'noch 1 Tag', other: `noch ${count} Tage` }),
    hours: (count) => plural(count, { one: 'noch 1 Stunde', other: `noch ${count} Stunden` }),
    minutes: (count) => plural(count, { one: 'noch 1 Minute', other: `noch ${count} Minuten` }),
  },
  expired: 'Abgelaufen',
};

import type { Words } from '#languages/kit/words.ts';
import type { timelineCopy as english } from '#web/features/payment-details/timeline-copy.ts';

export const timelineCopy: Words<typeof english> = {
  statusChanged: (to) => `Zahlungsstatus geändert: ${to}`,
  statuses: {
    started: 'Begonnen',
    authorized: 'Autorisiert',
    authorization_voided: 'Autorisierung aufgehoben',
    authorization_expired: 'Autorisierung abgelaufen',
    paid: 'Bezahlt',
    partial_refund: 'Teilweise erstattet',
    refunded: 'Erstattet',
    failed: 'Fehlgeschlagen',
    disputed_needs_response: 'Angefochten, Antwort erforderlich',
    disputed_in_review: 'Angefochten, in Prüfung',
    disputed_won: 'Anfechtung gewonnen',
    disputed_lost: 'Anfechtung verloren',
  },

  wasAdded: (amount, payout) => `${amount} zu Ihrer ${payout} hinzugefügt`,
  wasDeducted: (amount, payout) => `${amount} von Ihrer ${payout} abgezogen`,
  payoutOf: (day) => `Auszahlung vom ${day}`,
  willBeAdded: (amount) => `${amount} werden einer künftigen Auszahlung hinzugefügt`,
  willBeDeducted: (amount) => `${amount} werden von einer künftigen Auszahlung abgezogen`,

  authorized: (amount) => `Eine Zahlung über ${amount} wurde autorisiert`,
  voided: (amount) => `Die Autorisierung über ${amount} wurde aufgehoben`,
  expired: (amount) => `Die Autorisierung über ${amount} ist abgelaufen`,
  charged: (amount) => `Eine Zahlung über ${amount} wurde eingezogen`,
  refunded: (amount) => `Eine Zahlung über ${amount} wurde erstattet`,
  failed: (amount, reason) => `Eine Zahlung über ${amount} ist fehlgeschlagen: ${reason}.`,
  refundFailed: {
    expired_or_canceled_card: (amount) =>
      `Eine Erstattung über ${amount} ist fehlgeschlagen: Die Karte des Kunden ist abgelaufen oder wurde gekündigt. Das Geld ist wieder in Ihrem Guthaben.`,
    lost_or_stolen_card: (amount) =>
      `Eine Erstattung über ${amount} ist fehlgeschlagen: Die Karte des Kunden ist verloren oder gestohlen. Das Geld ist wieder in Ihrem Guthaben.`,
    unknown: (amount) =>
      `Eine Erstattung über ${amount} ist fehlgeschlagen: Die Bank des Kunden hat keinen Grund genannt. Das Geld ist wieder in Ihrem Guthaben.`,
  },
  arn: (number) => `Acquirer-Referenznummer (ARN): ${number}`,
  onItsWay: 'Unterwegs: Die Bank des Kunden hat sie noch nicht bestätigt.',
  waitsFor: {
    insufficient_funds:
      'Noch nicht ausgeführt: Ihr Guthaben deckt sie nicht. Sobald es das tut, wird sie von selbst ausgeführt.',
    charge_pending: 'Noch nicht ausgeführt: Die Zahlung selbst ist noch nicht eingegangen.',
    requires_action:
      'Noch nicht ausgeführt: Der Kunde wurde per E\u2011Mail gefragt, auf welches Konto sie gehen soll, und hat nicht geantwortet.',
  },

  noFundsWithdrawn: 'Es wurde noch kein Geld abgezogen.',
  disputedAs: (reason) => `Zahlung angefochten: ${reason}`,
  disputed: 'Zahlung angefochten',
  evidenceSubmitted: 'Ihre Beweise wurden bei der Bank eingereicht',
  evidenceHandedIn:
    'Ihr Entwurf wurde für Sie bei der Bank eingereicht, weil die Antwortfrist fast abgelaufen war',
  disputeWon: 'Die Bank hat zu Ihren Gunsten entschieden',
  disputeLost: 'Die Bank hat zugunsten des Kunden entschieden',
  inquiryClosed: 'Die Anfrage wurde ohne Anfechtung geschlossen',
  chargeRefunded: 'Die Zahlung wurde erstattet, während die Bank danach fragte',
  disputedAmount: 'Angefochtener Betrag',
  disputeFee: 'Anfechtungsgebühr',
  reversal: 'Zurückerhaltener Betrag',
  feeRefund: 'Zurückerhaltene Gebühr',

  loanRepayment: (amount) => `${amount} wurden für eine Darlehensrückzahlung von Ihrer Auszahlung abgezogen`,
  loan: 'Alle Rückzahlungen dieses Darlehens ansehen',

  approvedBy: (who) => `Freigegeben von ${who}`,
  blockedBy: (who) => `Blockiert von ${who}`,
  aProgram: 'einem Programm mit API-Schlüssel',
  heldForReview: 'Ihre Betrugsfilter haben die Zahlung geprüft und angehalten',
  blockedByRules: 'Ihre Betrugsfilter haben die Zahlung geprüft und blockiert',
  outcomes: { review: 'anhalten', block: 'blockieren' },
  rule: (rule, outcome) => `${rule}: ${outcome}`,

  exchange: (from, rate, to) => `1 ${from} → ${rate} ${to}`,
  fee: 'Gebühr',
  withTerms: (name, terms) => `${name} (${terms})`,
  plus: (percentage, fixed) => `${percentage} + ${fixed}`,
  cappedAt: (amount) => `höchstens ${amount}`,
  variableFee: 'Variable Gebühr',
  fixedFee: 'Feste Gebühr',
  net: 'Auszahlung netto',
  labelled: (label, value) => `${label}: ${value}`,
};

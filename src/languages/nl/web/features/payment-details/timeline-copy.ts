import type { Words } from '#languages/kit/words.ts';
import { lower } from '#languages/nl/letters.ts';
import type * as english from '#web/features/payment-details/timeline-copy.ts';

export const timelineCopy: Words<typeof english.timelineCopy> = {
  statusChanged: (to) => `Betalingsstatus gewijzigd in ‘${to}’`,
  statuses: {
    started: 'Gestart',
    authorized: 'Geautoriseerd',
    authorization_voided: 'Autorisatie ingetrokken',
    authorization_expired: 'Autorisatie verlopen',
    paid: 'Betaald',
    partial_refund: 'Deels terugbetaald',
    refunded: 'Terugbetaald',
    failed: 'Mislukt',
    disputed_needs_response: 'Betwist: reactie nodig',
    disputed_in_review: 'Betwist: wordt beoordeeld',
    disputed_won: 'Betwist: gewonnen',
    disputed_lost: 'Betwist: verloren',
  },

  wasAdded: (amount, payout) => `${amount} toegevoegd aan je ${payout}`,
  wasDeducted: (amount, payout) => `${amount} afgehaald van je ${payout}`,
  payoutOf: (day) => `uitbetaling van ${day}`,
  willBeAdded: (amount) => `${amount} wordt toegevoegd aan een latere uitbetaling`,
  willBeDeducted: (amount) => `${amount} wordt afgehaald van een latere uitbetaling`,

  authorized: (amount) => `Een betaling van ${amount} is geautoriseerd`,
  voided: (amount) => `De autorisatie van ${amount} is ingetrokken`,
  expired: (amount) => `De autorisatie van ${amount} is verlopen`,
  charged: (amount) => `Een betaling van ${amount} is geïnd`,
  refunded: (amount) => `Een betaling van ${amount} is terugbetaald`,
  failed: (amount, reason) => `Een betaling van ${amount} is mislukt: ${lower(reason)}.`,
  refundFailed: {
    expired_or_canceled_card: (amount) =>
      `Een terugbetaling van ${amount} is mislukt: de kaart van de klant is verlopen of ingetrokken. Het geld staat weer op je saldo.`,
    lost_or_stolen_card: (amount) =>
      `Een terugbetaling van ${amount} is mislukt: de kaart van de klant is verloren of gestolen. Het geld staat weer op je saldo.`,
    unknown: (amount) =>
      `Een terugbetaling van ${amount} is mislukt: de bank van de klant gaf geen reden. Het geld staat weer op je saldo.`,
  },
  arn: (number) => `Acquirer Reference Number (ARN): ${number}`,
  onItsWay: 'Onderweg: de bank van de klant heeft het nog niet bevestigd.',
  waitsFor: {
    insufficient_funds:
      'Nog niet uitgevoerd: je saldo is niet toereikend. Zodra dat wel zo is, gebeurt het vanzelf.',
    charge_pending: 'Nog niet uitgevoerd: de betaling zelf is nog niet binnen.',
    requires_action:
      'Nog niet uitgevoerd: de klant is per e-mail gevraagd naar welke rekening het moet, en heeft nog niet geantwoord.',
  },

  noFundsWithdrawn: 'Er is nog geen geld afgehaald.',
  disputedAs: (reason) => `Betaling betwist: ${lower(reason)}`,
  disputed: 'Betaling betwist',
  evidenceSubmitted: 'Je bewijs is bij de bank ingediend',
  evidenceHandedIn:
    'Je concept is voor je bij de bank ingeleverd, omdat de tijd om te reageren bijna voorbij was',
  disputeWon: 'De bank heeft jou gelijk gegeven',
  disputeLost: 'De bank heeft de klant gelijk gegeven',
  inquiryClosed: 'Het informatieverzoek is zonder geschil gesloten',
  chargeRefunded: 'De betaling is terugbetaald terwijl de bank ernaar vroeg',
  disputedAmount: 'Betwist bedrag',
  disputeFee: 'Geschilkosten',
  reversal: 'Teruggekregen bedrag',
  feeRefund: 'Teruggekregen kosten',

  loanRepayment: (amount) => `${amount} is van je uitbetaling afgehaald om een lening af te lossen`,
  loan: 'Alle aflossingen van deze lening bekijken',

  approvedBy: (who) => `Goedgekeurd door ${who}`,
  blockedBy: (who) => `Geblokkeerd door ${who}`,
  aProgram: 'een programma met een API-sleutel',
  heldForReview: 'De betaling is door je fraudefilters gecontroleerd en wacht op beoordeling',
  blockedByRules: 'De betaling is door je fraudefilters gecontroleerd en geblokkeerd',
  outcomes: { review: 'beoordelen', block: 'blokkeren' },
  rule: (rule, outcome) => `${rule}: ${outcome}`,

  exchange: (from, rate, to) => `1 ${from} → ${rate} ${to}`,
  fee: 'Kosten',
  withTerms: (name, terms) => `${name} (${terms})`,
  plus: (percentage, fixed) => `${percentage} + ${fixed}`,
  cappedAt: (amount) => `maximaal ${amount}`,
  variableFee: 'Variabele kosten',
  fixedFee: 'Vaste kosten',
  net: 'Netto-uitbetaling',
  labelled: (label, value) => `${label}: ${value}`,
};

import { lower } from '#languages/it/letters.ts';
import { ofDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/payment-details/timeline-copy.ts';

export const timelineCopy: Words<typeof english.timelineCopy> = {
  statusChanged: (to) => `Stato del pagamento cambiato in ${to}`,
  statuses: {
    started: 'Avviato',
    authorized: 'Autorizzato',
    authorization_voided: 'Autorizzazione annullata',
    authorization_expired: 'Autorizzazione scaduta',
    paid: 'Pagato',
    partial_refund: 'Rimborso parziale',
    refunded: 'Rimborsato',
    failed: 'Non riuscito',
    disputed_needs_response: 'Contestazione: serve una risposta',
    disputed_in_review: 'Contestazione: in esame',
    disputed_won: 'Contestazione vinta',
    disputed_lost: 'Contestazione persa',
  },

  wasAdded: (amount, payout) => `${amount} aggiunti al tuo ${payout}`,
  wasDeducted: (amount, payout) => `${amount} detratti dal tuo ${payout}`,
  payoutOf: (day) => `bonifico ${ofDay(day)}`,
  willBeAdded: (amount) => `${amount} verranno aggiunti a un bonifico futuro`,
  willBeDeducted: (amount) => `${amount} verranno detratti da un bonifico futuro`,

  authorized: (amount) => `È stato autorizzato un pagamento di ${amount}`,
  voided: (amount) => `L’autorizzazione di ${amount} è stata annullata`,
  expired: (amount) => `L’autorizzazione di ${amount} è scaduta`,
  charged: (amount) => `È stato addebitato un pagamento di ${amount}`,
  refunded: (amount) => `È stato rimborsato un pagamento di ${amount}`,
  failed: (amount, reason) => `Un pagamento di ${amount} non è riuscito: ${lower(reason)}.`,
  refundFailed: {
    expired_or_canceled_card: (amount) =>
      `Un rimborso di ${amount} non è riuscito: la carta del cliente è scaduta o è stata annullata. Il denaro è di nuovo nel tuo saldo.`,
    lost_or_stolen_card: (amount) =>
      `Un rimborso di ${amount} non è riuscito: la carta del cliente è stata smarrita o rubata. Il denaro è di nuovo nel tuo saldo.`,
    unknown: (amount) =>
      `Un rimborso di ${amount} non è riuscito: la banca del cliente non ha dato un motivo. Il denaro è di nuovo nel tuo saldo.`,
  },
  arn: (number) => `Acquirer Reference Number (ARN): ${number}`,
  onItsWay: 'In arrivo: la banca del cliente non l’ha ancora confermato.',
  waitsFor: {
    insufficient_funds: 'Non è ancora partito: il tuo saldo non basta. Parte da solo appena basta.',
    charge_pending: 'Non è ancora partito: il pagamento stesso non è arrivato.',
    requires_action:
      'Non è ancora partito: al cliente è stato chiesto per email il conto a cui inviarlo e non ha ancora risposto.',
  },

  noFundsWithdrawn: 'Non è stato ancora prelevato denaro.',
  disputedAs: (reason) => `Pagamento contestato: ${lower(reason)}`,
  disputed: 'Pagamento contestato',
  evidenceSubmitted: 'Le tue prove sono state inviate alla banca',
  evidenceHandedIn:
    'La tua bozza è stata consegnata alla banca al posto tuo, perché il tempo per rispondere stava per scadere',
  disputeWon: 'La banca ha deciso a tuo favore',
  disputeLost: 'La banca ha deciso a favore del cliente',
  inquiryClosed: 'La richiesta di informazioni è stata chiusa senza contestazione',
  chargeRefunded: 'Il pagamento è stato rimborsato mentre la banca chiedeva informazioni',
  disputedAmount: 'Importo contestato',
  disputeFee: 'Commissione di contestazione',
  reversal: 'Importo restituito',
  feeRefund: 'Commissione restituita',

  loanRepayment: (amount) => `${amount} detratti dal tuo bonifico per il rimborso di un prestito`,
  loan: 'Vedi tutti i rimborsi di questo prestito',

  approvedBy: (who) => `Approvato da ${who}`,
  blockedBy: (who) => `Bloccato da ${who}`,
  aProgram: 'un programma con una chiave API',
  heldForReview: 'Il pagamento è stato controllato dai tuoi filtri sulle frodi e messo in revisione',
  blockedByRules: 'Il pagamento è stato controllato dai tuoi filtri sulle frodi e bloccato',
  outcomes: { review: 'revisione', block: 'blocco' },
  rule: (rule, outcome) => `${rule}: ${outcome}`,

  exchange: (from, rate, to) => `1 ${from} → ${rate} ${to}`,
  fee: 'Commissione',
  withTerms: (name, terms) => `${name} (${terms})`,
  plus: (percentage, fixed) => `${percentage} + ${fixed}`,
  cappedAt: (amount) => `al massimo ${amount}`,
  variableFee: 'Commissione variabile',
  fixedFee: 'Commissione fissa',
  net: 'Importo netto',
  labelled: (label, value) => `${label}: ${value}`,
};

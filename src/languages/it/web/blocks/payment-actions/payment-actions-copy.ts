import { figure, plural, theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/payment-actions/payment-actions-copy.ts';

export const paymentActionsCopy: Words<typeof english.paymentActionsCopy> = {
  asked: 'Inviato per approvazione. Non è stato ancora fatto nulla.',
  capture: 'Acquisisci',
  cancel: 'Annulla',
  approve: 'Approva la transazione',
  block: 'Blocca la transazione',
  refund: 'Rimborsa',
  noRefund: 'Perché non si può rimborsare',
  refundMenu: 'Rimborsa questo pagamento',
  refundInFull: 'Rimborso totale',
  refundInPart: 'Rimborso parziale',

  captureOf: (order) => `Acquisisci il pagamento dell’ordine #${order}`,
  cancelOf: (order) => `Annulla il pagamento dell’ordine #${order}`,
  approveShort: 'Approva',
  approveOf: (order) => `Approva il pagamento dell’ordine #${order}`,
  blockShort: 'Blocca',
  blockOf: (order) => `Blocca il pagamento dell’ordine #${order}`,

  captured: (order, amount) =>
    `Pagamento dell’ordine #${order} acquisito.${amount ? ` Importo: ${amount}.` : ''}`,
  canceled: (order, amount) =>
    `Pagamento dell’ordine #${order} annullato.${amount ? ` Importo: ${amount}.` : ''}`,
  notCaptured: (order, reason) =>
    `Si è verificato un errore nell’acquisire il pagamento dell’ordine #${order}. ${reason}`,
  notCanceled: (order, reason) =>
    `Si è verificato un errore nell’annullare il pagamento dell’ordine #${order}. ${reason}`,

  reasons: {
    missingOrder: 'L’ordine non è stato trovato.',
    refundedOrder: 'Il pagamento non può essere elaborato per ordini rimborsati in tutto o in parte.',
    mismatch: 'Il pagamento non può essere elaborato perché non corrisponde ai dati dell’ordine.',
    uncapturable: 'Nello stato attuale questo pagamento non può essere elaborato.',
    minimum: (amount) => `L’importo minimo che si può elaborare è ${amount}.`,
    tooSmall: 'L’importo del pagamento è troppo basso per essere elaborato.',
    captureFailed: 'L’acquisizione del pagamento non è andata a buon fine.',
    cancelFailed: 'L’annullamento del pagamento non è andato a buon fine.',
    serverError: 'Si è verificato un errore imprevisto. Riprova più tardi.',
    other: 'Impossibile elaborare il pagamento. Riprova più tardi.',
  },

  authorizationFailed: 'Impossibile caricare l’autorizzazione.',
  tryAgain: 'Riprova',

  refunded: (payment) => `Pagamento #${payment} rimborsato.`,
  notRefunded: (payment) =>
    `Si è verificato un errore nel rimborsare il pagamento #${payment}. Riprova più tardi.`,
  refundTitle: (amount) => `Rimborsare ${amount}?`,
  refundAction: (amount) => `Rimborsa ${amount}`,
  refundText: 'L’intero pagamento torna al cliente. Un rimborso non si può annullare.',
  effects: {
    label: 'Gli effetti di questo rimborso',
    loading: 'Calcolo degli effetti di questo rimborso',
    failed: 'Non è stato possibile calcolare gli effetti sul saldo. L’importo qui sopra è corretto.',
    customer: 'Il cliente riceve',
    cost: 'Il tuo saldo perde',
    feeKept: 'Commissione del pagamento',
    feeKeptNote: 'non restituita',
    balance: 'Il tuo saldo',
    nextPayout: (day) => `Prossimo bonifico, ${day}`,
    estimate: 'stima',
    change: (now, after) => `${now} → ${after}`,
  },
  refundReason: 'Motivo (facoltativo)',
  refundReasons: {
    duplicate: 'Ordine duplicato',
    fraudulent: 'Fraudolento',
    requested_by_customer: 'Richiesto dal cliente',
    other: 'Altro',
  },

  cancelTitle: (amount) => `Annullare questo pagamento di ${amount}?`,
  cancelText:
    'Al cliente non viene addebitato nulla, a te non costa nulla e l’autorizzazione sul suo denaro termina. Il cliente dovrebbe pagare di nuovo.',
  cancelAction: 'Annulla il pagamento',
  blockTitle: (amount) => `Bloccare questo pagamento di ${amount}?`,
  blockText:
    'Al cliente non viene addebitato nulla, a te non costa nulla e la tua decisione viene registrata con il tuo nome.',
  keep: 'Mantieni',

  waitingTitle: 'Da acquisire',
  waitingText: (deadline, left) =>
    `Acquisiscilo entro ${theDay(deadline)} (${left}). Dopo, l’autorizzazione termina.`,
  decideText: (deadline, left) =>
    `Decidi entro ${theDay(deadline)} (${left}). Dopo, l’autorizzazione termina e il cliente dovrebbe pagare di nuovo.`,
  lapsed: (deadline) =>
    `L’autorizzazione sul denaro del cliente è terminata ${theDay(deadline)}. Non si può più acquisire.`,
  heldTitle: 'Trattenuto per revisione',
  heldText:
    'Le tue regole sulle frodi hanno trattenuto questo pagamento. Al cliente non viene addebitato nulla finché non lo approvi.',
  outcomes: {
    label: 'Gli effetti della tua decisione',
    loading: 'Calcolo degli effetti della tua decisione',
    failed: 'Non è stato possibile calcolare gli effetti sul saldo. Puoi decidere lo stesso.',
    capture: 'Acquisito: il cliente paga',
    approve: 'Approvato: il cliente paga',
    cancel: 'Annullato: nessuno paga',
    block: 'Bloccato: nessuno paga',
    fee: 'Commissione',
    feeNote: 'stima, esatta al centesimo dopo l’acquisizione',
    notListed: 'si conosce dopo l’acquisizione',
    beforeFee: 'stima, al lordo della commissione',
    unchanged: 'stima, invariato',
    leaves: 'Parte con il bonifico',
    nothing: 'non si muove nulla',
  },
  rowEffects: (price) =>
    `Acquisire e approvare addebitano al cliente l’importo della riga; ne viene detratta la commissione${price ? `, almeno ${price} per una carta` : ''}. Annullare e bloccare non addebitano nulla a nessuno e non costano nulla.`,
  review: {
    title: 'Segnalato per revisione',
    why: {
      rule: 'Una regola presso il gestore dei pagamenti ti chiede di controllare questo pagamento.',
      manual: 'Una persona presso il gestore dei pagamenti ti chiede di controllare questo pagamento.',
    },
    taken:
      'Il cliente ha già pagato e approvare non muove denaro: dice solo che hai controllato e che va bene. Se non ti fidi, rimborsalo.',
    held: 'Approvare non lo acquisisce: il cliente paga solo quando acquisisci il pagamento.',
    approve: 'Approva la revisione',
    approved: 'La revisione è chiusa. Non si è mosso denaro.',
    notApproved: (reason) => `Non è stato possibile approvare la revisione. ${reason}`,
  },
  unconfirmedTitle: 'Non ancora confermato dalla banca del cliente',
  unconfirmedText:
    'I pagamenti di questo tipo richiedono qualche giorno. Fino ad allora il denaro non è nel tuo saldo e il pagamento potrebbe ancora non riuscire. Non c’è nulla da fare.',
  firedRules: {
    held: 'Regole che lo hanno trattenuto',
    blocked: 'Regole che lo hanno bloccato',
    billTo: 'Fatturazione',
    shipTo: 'Spedizione',
    title: 'Fermato dalle tue regole sulle frodi',
    seeRules: 'Vedi le tue regole sulle frodi',
  },
  left: {
    days: (count) => plural(count, { one: '1 giorno rimasto', other: `${figure(count)} giorni rimasti` }),
    hours: (count) => plural(count, { one: '1 ora rimasta', other: `${figure(count)} ore rimaste` }),
    minutes: (count) => plural(count, { one: '1 minuto rimasto', other: `${figure(count)} minuti rimasti` }),
  },
  expired: 'Scaduto',
};

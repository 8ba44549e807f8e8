import { figure, plural, theDay } from '#languages/it/speech.ts';
import { disputeEndsCopy } from '#languages/it/web/blocks/dispute-panel/dispute-ends-copy.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/dispute-panel/dispute-panel-copy.ts';

export const disputePanelCopy: Words<typeof english.disputePanelCopy> = {
  ...disputeEndsCopy,
  loading: 'Caricamento della contestazione',
  failed: 'Impossibile caricare la contestazione.',
  titleOf: (isInquiry, amount) =>
    isInquiry ? `Richiesta di informazioni su ${amount}` : `Contestazione di ${amount}`,
  notice: (isInquiry) =>
    isInquiry
      ? 'La banca del cliente chiede informazioni su questo pagamento. Il denaro è ancora tuo.'
      : 'La banca del cliente ha ripreso il denaro fino alla decisione.',
  begun: {
    saved:
      'Hai una bozza delle prove. Quello che hai salvato viene inviato da solo quando scade il tempo per rispondere.',
    planned:
      'Hai iniziato a preparare le prove. Sono conservate qui, non ancora inviate alla banca: nell’ultima ora prima della scadenza vengono consegnate al posto tuo.',
    too_little:
      'Hai iniziato a preparare le prove. Sono conservate qui e sono troppo poche per essere consegnate al posto tuo: la banca le riceve solo se le salvi per dopo o le invii.',
    switched_off:
      'Hai iniziato a preparare le prove. Sono conservate qui: la banca le riceve solo se le salvi per dopo o le invii.',
    saved_before:
      'Ciò che hai salvato per dopo va da solo alla banca. Ciò che hai modificato da allora è conservato qui: la banca lo riceve solo se salvi per dopo anche quello o lo invii.',
  },
  providerSays: {
    compelling_evidence:
      'Potrebbe applicarsi Compelling Evidence 3.0 di Visa: se pagamenti precedenti dello stesso cliente corrispondono a questo, la richiesta torna alla sua banca. Quel modulo si trova solo presso il gestore dei pagamenti.',
    compliance_fee:
      'È una contestazione di conformità: se ti opponi, il circuito della carta trattiene un’altra commissione e la restituisce solo se vinci. Prima di inviare le prove devi accettare la commissione presso il gestore dei pagamenti.',
    mayAnswer:
      'Se non rispondi, il gestore dei pagamenti può rispondere da sé a questa contestazione. Ciò che invii qui ha la precedenza.',
    answered: 'Il gestore dei pagamenti ha risposto al posto tuo a questa contestazione.',
  },
  more: 'Che cosa puoi fare e gli effetti sul tuo saldo',

  facts: {
    amount: 'Importo della contestazione',
    disputedOn: 'Contestato il',
    reason: 'Motivo',
    reasonMeans: (reason) => `Che cosa significa “${reason}”`,
    respondBy: 'Rispondi entro',
  },
  worth: 'Vale la pena opporsi?',
  atStake: (amount, fee, time) => `Sono in gioco ${amount} e la commissione di ${fee}. ${time}`,
  inquiryStake: (amount) =>
    `Non è stato ancora ripreso denaro. Se la banca la trasforma in una contestazione, sono in gioco ${amount} e una commissione di contestazione.`,
  time: (count) =>
    count < 0
      ? 'Il tempo per rispondere è scaduto.'
      : count === 0
        ? 'Oggi è l’ultimo giorno per rispondere.'
        : plural(count, {
            one: 'Hai 1 giorno per rispondere.',
            other: `Hai ${figure(count)} giorni per rispondere.`,
          }),

  stepsTitle: 'Che cosa puoi fare',
  emailTitle: 'Scrivi al cliente.',
  emailText: 'Spesso basta una risposta chiara.',
  emailLink: 'Apri l’email che abbiamo preparato',
  noEmailText: 'Non abbiamo l’indirizzo email di questo cliente. Usa i contatti dell’ordine.',
  withdrawTitle: 'Aiuta il cliente a ritirare la contestazione.',
  withdrawText: 'Se è d’accordo, chiedigli di avvisare la sua banca e di mandarti la conferma della banca.',
  withdrawLink: 'Come si ritira una contestazione',
  withdrawHintLabel: 'Quanto tempo richiede il ritiro',
  withdrawHint:
    'Di solito il ritiro diventa definitivo solo dopo circa 75 giorni. Nel frattempo invia anche le prove, altrimenti potresti ancora perdere la contestazione.',
  decideTitle: 'Opponiti o accetta',
  decideBy: (by, zone) => `entro ${theDay(by)}, ${zone}.`,
  challengeHintLabel: 'Che cosa significa opporsi',
  challengeHint:
    'Invii le prove e la banca del cliente decide. Possono volerci 60 giorni o più. Se vinci, l’importo e la commissione ti tornano.',
  acceptHintLabel: 'Che cosa significa accettare',
  acceptHint:
    'La contestazione è persa in modo definitivo. Il cliente tiene il denaro e la commissione non viene restituita.',
  answerTitle: 'Invia le prove o fai un rimborso',
  answerBy: (by, zone) => `entro ${theDay(by)}, ${zone}.`,
  answerHintLabel: 'Che cosa succede a una richiesta di informazioni',
  answerHint:
    'Un rimborso chiude la richiesta di informazioni senza commissioni. Senza risposta, la banca può trasformarla in una contestazione, che ha una commissione.',

  issuerTitle: 'Che cosa ha inviato la banca',
  issuerKinds: {
    retrieval: 'La domanda della banca',
    chargeback: 'La richiesta della banca',
    response: 'La replica della banca',
  },
  issuerFile: (number) => `File ${number}`,
  fileFailed: 'Impossibile caricare il file.',
  downloadFailed: 'Impossibile scaricare il file',

  challenge: 'Opponiti alla contestazione',
  submitEvidence: 'Invia le prove',
  continue: 'Continua l’opposizione',
  howItWorks: (isInquiry) =>
    isInquiry ? 'Come funzionano le richieste di informazioni' : 'Come funzionano le contestazioni',

  accept: 'Accetta la contestazione',
  acceptQuestion: 'Accettare la contestazione?',
  acceptText: (amount, fee) =>
    fee === undefined
      ? `La contestazione sarà persa in modo definitivo e ${amount} resteranno al cliente. Non si può tornare indietro.`
      : `La contestazione sarà persa in modo definitivo. ${amount} resteranno al cliente e la commissione di ${fee} non verrà restituita. Non si può tornare indietro.`,
  refund: 'Rimborsa',
  refundQuestion: 'Fare un rimborso?',
  refundText:
    'Un rimborso chiude la richiesta di informazioni e non è dovuta alcuna commissione di contestazione. Lo fai nella pagina dell’ordine, dove vedi anche che cosa è stato comprato.',
  refundAction: 'Vai all’ordine per rimborsare',
  orderNotFound: 'Impossibile mostrare l’ordine. Ordine non trovato.',

  viewEvidence: 'Vedi le prove inviate',
  unknownDate: '-',
  underReview: (submitted) =>
    `Hai inviato le prove ${theDay(submitted)}. La banca del cliente le sta esaminando: possono volerci 60 giorni o più. Finché non decide, non c’è altro da fare.`,
  handedIn: (submitted) =>
    `Nessuno aveva inviato le tue prove, quindi sono state consegnate al posto tuo ${theDay(submitted)}. La banca del cliente le sta esaminando: possono volerci 60 giorni o più. Finché non decide, non c’è altro da fare.`,
  inquiryUnderReview: (submitted) =>
    `Hai inviato le prove ${theDay(submitted)}. La banca del cliente sta esaminando questa richiesta di informazioni: possono volerci 120 giorni o più. Finché non decide, non c’è altro da fare.`,
  won: (closed, amount, fee) =>
    fee === undefined
      ? `Buone notizie: hai vinto questa contestazione ${theDay(closed)}. L’importo contestato di ${amount} è stato riaccreditato sul tuo saldo.`
      : `Buone notizie: hai vinto questa contestazione ${theDay(closed)}. L’importo contestato di ${amount} e la commissione di ${fee} sono stati riaccreditati sul tuo saldo.`,
  lost: {
    no_response: (closed, money) =>
      `Questa contestazione è stata persa ${theDay(closed)} perché nessuno ha risposto in tempo. ${money}`,
    accepted: (closed, money) =>
      `Hai accettato questa contestazione ${theDay(closed)}, quindi è persa. ${money}`,
    evidence: (closed, money) =>
      `Questa contestazione è stata persa ${theDay(closed)}: la banca del cliente ha esaminato le tue prove e ha deciso a favore del cliente. ${money}`,
  },
  lostMoney: (amount, fee) =>
    fee === undefined
      ? `Detratti dal tuo saldo: ${amount}.`
      : `Detratti dal tuo saldo: ${amount} e la commissione di ${fee}.`,
  inquiryClosed: (closed) =>
    `Questa richiesta di informazioni è stata chiusa ${theDay(closed)}. Non è diventata una contestazione e non è stato ripreso denaro.`,

  money: {
    title: 'Gli effetti sul tuo saldo',
    taken: 'Importo contestato',
    fee: 'Commissione di contestazione',
    feeNote: 'restituita se vinci',
    returned: 'Importo restituito',
    feeReturned: 'Commissione restituita',
    total: 'Sul tuo saldo',
  },
};

import { figure, listed, plural } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/dispute-challenge/challenge-copy.ts';

export const challengeCopy: Words<typeof english.challengeCopy> = {
  title: 'Opponiti alla contestazione',
  lead: 'Compila con ciò che hai: viene conservato qui mentre scrivi. Ciò che invii va subito alla banca ed è definitivo.',
  notLoaded: 'Contestazione non caricata',
  notLoadedText: 'L’indirizzo non indica alcuna contestazione. Aprila di nuovo dall’elenco.',
  toDisputes: 'Vai alle contestazioni',
  retrievalFailed: 'Impossibile caricare la contestazione.',
  missing: 'A questo indirizzo non c’è nessuna contestazione',
  missingText: 'Potrebbe appartenere a un altro account, o l’indirizzo essere incompleto.',
  waiting: 'Caricamento della contestazione',

  amount: 'Importo contestato',
  reason: 'Motivo',
  customer: 'Cliente',
  order: 'Ordine',
  disputedOn: 'Contestato il',
  unknown: 'Sconosciuto',
  payment: 'Dettagli del pagamento',
  toPayment: 'Torna al pagamento',

  productType: 'Tipo di prodotto',
  productTypeHelp: 'Decide quali prove vuole vedere la banca.',
  productTypePlaceholder: 'Scegline uno…',
  chooseType: 'Scegli un tipo di prodotto per vedere che cosa chiede la banca.',

  complete: 'Completo',
  optional: 'Facoltativo',
  missingCount: (count) => plural(count, { one: '1 mancante', other: `${figure(count)} mancanti` }),

  readOnly: 'Le prove sono già state inviate. I dettagli qui sotto sono in sola lettura.',
  noAnswer: 'Per questa contestazione non sono state inviate prove, e non se ne possono più inviare.',
  noAnswerLabel: 'Nessuna prova inviata',
  submittedLabel: 'Prove inviate',
  none: 'Nessuna',
  unsentTitle: 'Ciò che hai scritto qui non è stato inviato',
  unsentText:
    'La contestazione ha smesso di accettare risposte prima dell’invio. Copialo se ti serve altrove.',

  fileKinds: 'PDF, PNG o JPEG',
  uploading: (percent) => `Caricamento, ${percent}`,
  fileDetail: (size, pages) => (pages === '' ? size : `${size}, ${pages}`),
  pages: (count) => plural(count, { one: '1 pagina', other: `${figure(count)} pagine` }),
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
  waitForUpload: 'Attendi la fine del caricamento del file',
  downloadFailed: 'Impossibile scaricare il file',
  limitReached: 'Raggiunto il numero massimo di caratteri per le prove',
  fieldFull: (most) => `Qui non entra altro: questo campo accetta ${most} caratteri.`,
  allFull: (most) => `Non entra altro: tutte le prove insieme accettano ${most} caratteri.`,
  shippedTooLate: (day) =>
    `La data di spedizione dovrebbe essere precedente a quella della contestazione, ${day}.`,
  shipBefore: (day) => `Dovrebbe precedere la data della contestazione, ${day}.`,

  suggestedFrom: (sources) => `Suggerito ${listed(sources)}`,
  sources: {
    order: 'dall’ordine',
    customer: 'dai dati del cliente',
    shipment: 'dalle note sulla spedizione',
    payment: 'dal pagamento',
  },
  takeAll: (count) => plural(count, { one: 'Usalo', other: `Usa tutti (${figure(count)})` }),
  takeOne: (label) => `Usa: ${label}`,
  ignore: 'Ignora',

  stillMissing: 'Ancora mancanti',
  mostWeight: 'Prima le più importanti',
  nothingMissing: 'C’è tutto ciò che conta per questo motivo.',
  weFoundOne: 'Abbiamo trovato qualcosa: vedi il suggerimento.',
  uploadingNow: 'Caricamento in corso.',
  showMissing: 'Mostra',
  hideMissing: 'Nascondi',
  doneCount: (done, all) => `${done} di ${all} forniti`,
  moreMissing: (count) => plural(count, { one: 'e un altro', other: `e altri ${figure(count)}` }),

  packetSize: 'Dimensioni del fascicolo',
  files: 'File',
  text: 'Testo',
  pagesMeter: 'Pagine',
  of: (value, max) => `${value} di ${max}`,
  ofMegabytes: (value, max) => `${value} di ${max} MB`,
  pagesLimit: (max) => `Si possono inviare al massimo ${figure(max)} pagine.`,
  pagesUnknown: (count) =>
    plural(count, {
      one: 'Non è stato possibile contare le pagine di un file.',
      other: `Non è stato possibile contare le pagine di ${figure(count)} file.`,
    }),
  preview: 'Anteprima come la legge la banca',

  atStake: 'In gioco',
  stakePayment: 'Pagamento',
  stakeFee: 'Commissione di contestazione',
  stakeBack: 'Restituiti se vinci',
  missingBeforeSubmit: (count) =>
    plural(count, { one: 'Manca ancora:', other: `Ne mancano ancora ${figure(count)}:` }),
  decided: 'Decide la banca del cliente: possono volerci 60 giorni o più.',
  decidedInquiry: 'La banca del cliente la esamina: possono volerci 120 giorni o più.',
  stakeInquiry:
    'Non è stato ancora ripreso denaro. Una richiesta di informazioni senza risposta può diventare una contestazione.',

  saveRegion: 'Salvataggio',
  keeping: 'Salvataggio qui in corso',
  keptAt: (time) => `Conservato qui alle ${time}.`,
  nothingYet: 'Ancora nulla di scritto.',
  notKeptYet: 'Non ancora conservato qui',
  notKept: 'Non conservato sul server. Il tuo testo resta in questo browser.',
  waitsForYou: 'Non viene conservato qui finché non decidi sulle modifiche qui sopra.',

  atDeadline: 'Alla scadenza',
  standing: {
    nothing: 'Qui non ci sono ancora prove conservate, e la banca non ha nulla.',
    saved: 'Alla scadenza, ciò che hai salvato per dopo va automaticamente alla banca.',
    saved_before:
      'Ciò che hai salvato per dopo arriva alla banca alla scadenza. Ciò che hai modificato da allora ci arriva solo se salvi per dopo anche quello o lo invii.',
    planned:
      'Conservato qui, non ancora inviato alla banca. Nell’ultima ora prima della scadenza viene consegnato al posto tuo.',
    too_little:
      'Conservato qui, non inviato alla banca. È troppo poco per essere consegnato al posto tuo: fornisci almeno tre degli elementi che contano.',
    switched_off: 'Conservato qui, non inviato alla banca. Ci arriva solo se lo salvi per dopo o lo invii.',
  },
  handInLabel: 'Consegna ciò che è conservato qui se nessuno lo invia',
  handInHelp: 'Per ogni contestazione di questo negozio. Ricevi un’email 24 ore prima.',
  handInQuestion: 'Consegnare le bozze alla scadenza?',
  handInText:
    'Per ogni contestazione di questo negozio, se nessuno ha inviato prove e almeno tre degli elementi che contano sono conservati qui. Ricevi un’email 24 ore prima. L’opzione è attiva, a meno che tu non dica di no.',
  handInYes: 'Sì, consegna',
  handInNo: 'No, invio io',
  onlyThisTab: 'Aperta solo in questa scheda.',
  otherTab: 'Un’altra scheda ha aperto questa contestazione.',
  saveForLater: 'Salva per dopo',
  submit: 'Invia le prove',
  submitQuestion: 'Inviare le prove?',
  submitText: 'Vuoi davvero inviare queste prove? L’invio è definitivo.',
  viewSubmitted: 'Vedi le prove inviate',
  saved: 'Prove salvate!',
  returnToEvidence: 'Torna all’invio delle prove',
  saveFailed: (reason) => `Impossibile salvare le prove. (${reason})`,
  leave: 'In questa pagina ci sono modifiche non salvate. Vuoi davvero uscire e perderle?',
  deciding: 'Decidi prima sulle modifiche dell’altra scheda.',

  masked: 'Un numero di carta è stato mascherato',
  maskedText:
    'Un numero di carta è stato mascherato. Se ne conservano e se ne inviano alla banca solo le ultime quattro cifre.',
  recovered: 'Abbiamo recuperato ciò che avevi scritto',
  recoveredText: 'Era conservato in questo browser e non era stato salvato.',
  recoveredDiscard: 'Scarta',
  conflict: 'Queste prove sono state modificate in un’altra scheda o da qualcun altro',
  conflictText: 'Ciò che è cambiato da una sola parte è stato unito. Decidi sul resto:',
  conflictField: (label) => `${label}, come modificato altrove:`,
  conflictEmpty: '(svuotato)',
  keepMine: (label) => `Tieni il mio: ${label}`,
  takeTheirs: (label) => `Usa l’altro: ${label}`,
  deadlineOver: 'Il tempo per rispondere è scaduto',
  deadlineOverText: (hasEvidence) =>
    hasEvidence
      ? 'Ciò che hai salvato per dopo va automaticamente alla banca. Ricarica la contestazione per vedere a che punto è.'
      : 'Non era stato salvato nulla per dopo, e ciò che era conservato qui è arrivato alla banca solo se è stato consegnato al posto tuo. Ricarica la contestazione per vedere a che punto è.',
  reload: 'Ricarica',

  library: 'Raccolta',
  libraryOf: (label) => `Raccolta: ${label}`,
  libraryText: 'Testi e file che usi spesso.',
  libraryEmpty:
    'Ancora nulla di conservato. Conserva ciò che c’è in questo campo, e alla prossima contestazione basterà un clic.',
  libraryFailed: 'Impossibile caricare la raccolta.',
  insert: 'Inserisci',
  insertNamed: (title) => `Inserisci ${title}`,
  removeNamed: (title) => `Rimuovi ${title} dalla raccolta`,
  usedTimes: (count) => plural(count, { one: 'Usato una volta', other: `Usato ${figure(count)} volte` }),
  keep: 'Conserva nella raccolta',
  keepTitle: 'Titolo',
  keepTitleHelp: 'Come lo ritroverai, per esempio “Politica di rimborso, 2026”.',
  kept: 'Conservato nella raccolta.',
  close: 'Chiudi',
};

import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/receipt/receipt-copy.ts';

export const receiptCopy: Words<typeof english.receiptCopy> = {
  button: 'Ricevuta',
  noReceipt: 'Perché non c’è una ricevuta',
  title: 'Ricevuta per il cliente',
  text: 'Una pagina con quanto è stato pagato, quando, come e per che cosa, e con ciò che è stato rimborsato in seguito.',
  unpaid: 'Non c’è ancora una ricevuta, perché non è stato pagato nulla.',
  failed: 'Impossibile recuperare la ricevuta.',
  to: 'Indirizzo del cliente',
  noAddress: 'Il cliente non ha lasciato un indirizzo email.',
  lastSent: 'Ultimo invio',
  never: 'Non ancora',
  sentTo: (when, to) => `${when}, a ${to}`,
  test: 'Questo pagamento era un test, quindi sulla ricevuta c’è scritto TEST.',
  open: 'Apri come PDF',
  newTab: (name) => `${name}, si apre in una nuova scheda`,
  send: 'Invia al cliente',
  sendAgain: 'Invia di nuovo',
  sent: (to) => `Ricevuta inviata a ${to}`,
  notSent: 'La ricevuta non è stata inviata.',
  close: 'Chiudi',
};

import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/receipts/receipt-copy.ts';

export const receiptCopy: Words<typeof english.receiptCopy> = {
  title: 'Ricevuta',
  test: 'TEST. Era un test: non si è mosso denaro.',
  paid: 'Pagato',
  refunded: 'Rimborsato finora',
  left: 'Pagato al netto dei rimborsi',
  order: 'Ordine',
  number: (number) => `#${number}`,
  datePaid: 'Data del pagamento',
  method: 'Pagato con',
  reference: 'Riferimento',
  paidBy: 'Pagato da',
  paidTo: 'Pagato a',
  item: (currency) => `Articoli, in ${currency}`,
  quantity: 'Quantità',
  amount: 'Importo',
  purchase: 'Acquisto',
  discount: 'Sconto',
  shipping: 'Spedizione',
  tax: 'Imposte',
  total: (currency) => `Totale ${currency}`,
  refundOnItsWay: (amount) => `Un rimborso di ${amount} è in arrivo sul metodo usato per pagare.`,
  thanks: 'Grazie per il tuo ordine.',
  foot: (store, number) => `${store}, ricevuta per l’ordine #${number}`,
  footOfPayment: (store, reference) => `${store}, ricevuta per il pagamento ${reference}`,
};

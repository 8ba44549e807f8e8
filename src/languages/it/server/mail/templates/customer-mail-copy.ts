import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/customer-mail-copy.ts';

export const customerMailCopy: Words<typeof english.customerMailCopy> = {
  noteSubject: (number) => `Una nota sul tuo ordine #${number}`,
  note: (storeName, number) => `${storeName} ha aggiunto una nota al tuo ordine #${number}:`,
  paidSubject: (number) => `Abbiamo ricevuto il pagamento dell’ordine #${number}`,
  paid: (storeName, amount, number) => `${storeName} ha ricevuto ${amount} per il tuo ordine #${number}.`,
  thanks: 'Grazie per il tuo ordine.',
  refundedSubject: (number) => `Un rimborso per il tuo ordine #${number}`,
  refunded: (storeName, amount, number) => `${storeName} ha rimborsato ${amount} del tuo ordine #${number}.`,
  refundedHow:
    'Il denaro torna al metodo con cui hai pagato. Di solito le banche impiegano da 5 a 10 giorni per mostrarlo.',
  completedSubject: (number) => `Il tuo ordine #${number} è completato`,
  completed: (storeName, number) => `${storeName} ha completato il tuo ordine #${number}.`,
  receiptSubject: (number) => `La ricevuta del tuo ordine #${number}`,
  receiptText: (amount, storeName, number) =>
    `in allegato trovi la ricevuta del pagamento di ${amount} a ${storeName} per l’ordine #${number}.`,
  paymentReceiptSubject: (storeName) => `La tua ricevuta di ${storeName}`,
  paymentReceiptText: (amount, storeName) =>
    `in allegato trovi la ricevuta del pagamento di ${amount} a ${storeName}.`,
};

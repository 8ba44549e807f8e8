import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/mail/templates/customer-mail-copy.ts';

export const customerMailCopy: Words<typeof english.customerMailCopy> = {
  noteSubject: (number) => `Een bericht over je bestelling #${number}`,
  note: (storeName, number) => `${storeName} heeft een bericht toegevoegd aan je bestelling #${number}:`,
  paidSubject: (number) => `We hebben je betaling voor bestelling #${number} ontvangen`,
  paid: (storeName, amount, number) =>
    `${storeName} heeft ${amount} ontvangen voor je bestelling #${number}.`,
  thanks: 'Bedankt voor je bestelling.',
  refundedSubject: (number) => `Een terugbetaling voor je bestelling #${number}`,
  refunded: (storeName, amount, number) =>
    `${storeName} heeft ${amount} van je bestelling #${number} terugbetaald.`,
  refundedHow:
    'Je krijgt het geld terug via de methode waarmee je hebt betaald. Meestal duurt het 5 tot 10 dagen voordat je bank het toont.',
  completedSubject: (number) => `Je bestelling #${number} is afgerond`,
  completed: (storeName, number) => `${storeName} heeft je bestelling #${number} afgerond.`,
  receiptSubject: (number) => `Je betaalbewijs voor bestelling #${number}`,
  receiptText: (amount, storeName, number) =>
    `In de bijlage vind je het betaalbewijs voor de ${amount} die je aan ${storeName} hebt betaald voor bestelling #${number}.`,
  paymentReceiptSubject: (storeName) => `Je betaalbewijs van ${storeName}`,
  paymentReceiptText: (amount, storeName) =>
    `In de bijlage vind je het betaalbewijs voor de ${amount} die je aan ${storeName} hebt betaald.`,
};

import type { Words } from '#languages/kit/words.ts';
import type { customerMailCopy as english } from '#server/mail/templates/customer-mail-copy.ts';

export const customerMailCopy: Words<typeof english> = {
  noteSubject: (number) => `Una nota sobre tu pedido #${number}`,
  note: (storeName, number) => `${storeName} ha añadido una nota a tu pedido #${number}:`,
  paidSubject: (number) => `Hemos recibido el pago de tu pedido #${number}`,
  paid: (storeName, amount, number) => `${storeName} ha recibido ${amount} por tu pedido #${number}.`,
  thanks: 'Gracias por tu pedido.',
  refundedSubject: (number) => `Un reembolso de tu pedido #${number}`,
  refunded: (storeName, amount, number) =>
    `${storeName} te ha reembolsado ${amount} de tu pedido #${number}.`,
  refundedHow:
    'El dinero vuelve al mismo método con el que pagaste. Los bancos suelen tardar de 5 a 10 días en mostrarlo.',
  completedSubject: (number) => `Tu pedido #${number} está completado`,
  completed: (storeName, number) => `${storeName} ha completado tu pedido #${number}.`,
  receiptSubject: (number) => `Tu recibo del pedido #${number}`,
  /** El saludo termina en dos puntos: sigue una frase entera. */
  receiptText: (amount, storeName, number) =>
    `Adjuntamos el recibo de los ${amount} que pagaste a ${storeName} por el pedido #${number}.`,
  paymentReceiptSubject: (storeName) => `Tu recibo de ${storeName}`,
  paymentReceiptText: (amount, storeName) =>
    `Adjuntamos el recibo de los ${amount} que pagaste a ${storeName}.`,
};

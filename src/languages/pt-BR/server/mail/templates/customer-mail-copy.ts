import type { Words } from '#languages/kit/words.ts';
import type { customerMailCopy as english } from '#server/mail/templates/customer-mail-copy.ts';

export const customerMailCopy: Words<typeof english> = {
  noteSubject: (number) => `Uma nota sobre o seu pedido #${number}`,
  note: (storeName, number) => `${storeName} adicionou uma nota ao seu pedido #${number}:`,
  paidSubject: (number) => `Recebemos o seu pagamento do pedido #${number}`,
  paid: (storeName, amount, number) => `${storeName} recebeu ${amount} pelo seu pedido #${number}.`,
  thanks: 'Agradecemos o seu pedido.',
  refundedSubject: (number) => `Um reembolso do seu pedido #${number}`,
  refunded: (storeName, amount, number) => `${storeName} reembolsou ${amount} do seu pedido #${number}.`,
  refundedHow:
    'O valor volta para a forma de pagamento que você usou. Os bancos costumam levar de 5 a 10 dias para mostrá-lo.',
  completedSubject: (number) => `Seu pedido #${number} foi concluído`,
  completed: (storeName, number) => `${storeName} concluiu o seu pedido #${number}.`,
  receiptSubject: (number) => `Seu recibo do pedido #${number}`,
  receiptText: (amount, storeName, number) =>
    `segue em anexo o recibo de ${amount}, pago a ${storeName} pelo pedido #${number}.`,
  paymentReceiptSubject: (storeName) => `Seu recibo de ${storeName}`,
  paymentReceiptText: (amount, storeName) => `segue em anexo o recibo de ${amount}, pago a ${storeName}.`,
};

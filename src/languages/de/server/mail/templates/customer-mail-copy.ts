import type { Words } from '#languages/kit/words.ts';
import type { customerMailCopy as english } from '#server/mail/templates/customer-mail-copy.ts';

export const customerMailCopy: Words<typeof english> = {
  noteSubject: (number) => `Eine Notiz zu Ihrer Bestellung #${number}`,
  note: (storeName, number) => `${storeName} hat Ihrer Bestellung #${number} eine Notiz hinzugefügt:`,
  paidSubject: (number) => `Ihre Zahlung zur Bestellung #${number} ist eingegangen`,
  paid: (storeName, amount, number) => `${storeName} hat ${amount} für Ihre Bestellung #${number} erhalten.`,
  thanks: 'Vielen Dank für Ihre Bestellung.',
  refundedSubject: (number) => `Eine Erstattung zu Ihrer Bestellung #${number}`,
  refunded: (storeName, amount, number) =>
    `${storeName} hat Ihnen ${amount} für Ihre Bestellung #${number} erstattet.`,
  refundedHow:
    'Das Geld kommt über die Zahlungsmethode zurück, mit der Sie bezahlt haben. Bis Ihre Bank es anzeigt, dauert es meist 5 bis 10 Tage.',
  completedSubject: (number) => `Ihre Bestellung #${number} ist abgeschlossen`,
  completed: (storeName, number) => `${storeName} hat Ihre Bestellung #${number} abgeschlossen.`,
  receiptSubject: (number) => `Ihr Beleg zur Bestellung #${number}`,
  receiptText: (amount, storeName, number) =>
    `Anbei erhalten Sie den Beleg über ${amount}, die Sie für die Bestellung #${number} an ${storeName} gezahlt haben.`,
  paymentReceiptSubject: (storeName) => `Ihr Beleg von ${storeName}`,
  paymentReceiptText: (amount, storeName) =>
    `Anbei erhalten Sie den Beleg über ${amount}, die Sie an ${storeName} gezahlt haben.`,
};

import type { Words } from '#languages/kit/words.ts';
import type { receiptCopy as english } from '#server/features/receipts/receipt-copy.ts';

export const receiptCopy: Words<typeof english> = {
  title: 'Beleg',
  test: 'TEST. Nur zur Probe: Es ist kein Geld geflossen.',
  paid: 'Bezahlt',
  refunded: 'Bisher erstattet',
  left: 'Bezahlt abzüglich Erstattungen',
  order: 'Bestellung',
  number: (number) => `#${number}`,
  datePaid: 'Bezahlt am',
  method: 'Bezahlt mit',
  reference: 'Referenz',
  paidBy: 'Bezahlt von',
  paidTo: 'Bezahlt an',
  item: (currency) => `Artikel, in ${currency}`,
  quantity: 'Menge',
  amount: 'Betrag',
  purchase: 'Einkauf',
  discount: 'Rabatt',
  shipping: 'Versand',
  tax: 'Steuer',
  total: (currency) => `Summe ${currency}`,
  refundOnItsWay: (amount) =>
    `Eine Erstattung über ${amount} ist unterwegs; das Geld kommt über die verwendete Zahlungsmethode zurück.`,
  thanks: 'Vielen Dank für Ihre Bestellung.',
  foot: (store, number) => `${store}, Beleg zur Bestellung #${number}`,
  footOfPayment: (store, reference) => `${store}, Beleg zur Zahlung ${reference}`,
};

import type { Words } from '#languages/kit/words.ts';
import type * as english from '#server/features/receipts/receipt-copy.ts';

export const receiptCopy: Words<typeof english.receiptCopy> = {
  title: 'Betaalbewijs',
  test: 'TEST. Dit was een test: er is geen geld verplaatst.',
  paid: 'Betaald',
  refunded: 'Tot nu toe terugbetaald',
  left: 'Betaald min terugbetalingen',
  order: 'Bestelling',
  number: (number) => `#${number}`,
  datePaid: 'Datum van betaling',
  method: 'Betaald met',
  reference: 'Referentie',
  paidBy: 'Betaald door',
  paidTo: 'Betaald aan',
  item: (currency) => `Artikelen, in ${currency}`,
  quantity: 'Aantal',
  amount: 'Bedrag',
  purchase: 'Aankoop',
  discount: 'Korting',
  shipping: 'Verzending',
  tax: 'Belasting',
  total: (currency) => `Totaal ${currency}`,
  refundOnItsWay: (amount) =>
    `Een terugbetaling van ${amount} is onderweg, via de methode waarmee is betaald.`,
  thanks: 'Bedankt voor je bestelling.',
  foot: (store, number) => `${store}, betaalbewijs van bestelling #${number}`,
  footOfPayment: (store, reference) => `${store}, betaalbewijs van betaling ${reference}`,
};

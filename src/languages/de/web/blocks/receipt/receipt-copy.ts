import type { Words } from '#languages/kit/words.ts';
import type { receiptCopy as english } from '#web/blocks/receipt/receipt-copy.ts';

export const receiptCopy: Words<typeof english> = {
  button: 'Beleg',
  noReceipt: 'Warum es keinen Beleg gibt',
  title: 'Beleg für den Kunden',
  text: 'Eine Seite darüber, was wann, womit und wofür bezahlt und was seitdem zurückgegeben wurde.',
  unpaid: 'Es gibt noch keinen Beleg, weil nichts bezahlt wurde.',
  failed: 'Der Beleg konnte nicht abgerufen werden.',
  to: 'Adresse des Kunden',
  noAddress: 'Der Kunde hat keine E\u2011Mail-Adresse hinterlassen.',
  lastSent: 'Zuletzt gesendet',
  never: 'Noch nicht',
  sentTo: (when, to) => `${when}, an ${to}`,
  test: 'Diese Zahlung war ein Test, deshalb steht auf dem Beleg TEST.',
  open: 'Als PDF öffnen',
  newTab: (name) => `${name}, öffnet sich in einem neuen Tab`,
  send: 'An Kunden senden',
  sendAgain: 'Erneut senden',
  sent: (to) => `Beleg an ${to} gesendet`,
  notSent: 'Der Beleg wurde nicht gesendet.',
  close: 'Schließen',
};

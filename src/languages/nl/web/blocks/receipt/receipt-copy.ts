import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/receipt/receipt-copy.ts';

export const receiptCopy: Words<typeof english.receiptCopy> = {
  button: 'Betaalbewijs',
  noReceipt: 'Waarom er geen betaalbewijs is',
  title: 'Betaalbewijs voor de klant',
  text: 'Een pagina met wat er is betaald, wanneer, waarmee en waarvoor, en wat sindsdien is terugbetaald.',
  unpaid: 'Er is nog geen betaalbewijs, want er is niets betaald.',
  failed: 'Het betaalbewijs kon niet worden opgezocht.',
  to: 'Adres van de klant',
  noAddress: 'De klant heeft geen e-mailadres achtergelaten.',
  lastSent: 'Laatst verstuurd',
  never: 'Nog niet',
  sentTo: (when, to) => `${when}, aan ${to}`,
  test: 'Deze betaling was een test, dus op het betaalbewijs staat TEST.',
  open: 'Openen als PDF',
  newTab: (name) => `${name}, opent in een nieuw tabblad`,
  send: 'Naar klant sturen',
  sendAgain: 'Opnieuw sturen',
  sent: (to) => `Betaalbewijs verstuurd naar ${to}`,
  notSent: 'Het betaalbewijs is niet verstuurd.',
  close: 'Sluiten',
};

import type { Words } from '#languages/kit/words.ts';
import type { receiptCopy as english } from '#web/blocks/receipt/receipt-copy.ts';

export const receiptCopy: Words<typeof english> = {
  button: 'Reçu',
  noReceipt: 'Pourquoi il n’y a pas de reçu',
  title: 'Reçu pour le client',
  text: 'Une page qui dit ce qui a été payé, quand, comment et pour quoi, et ce qui a été rendu depuis.',
  unpaid: 'Il n’y a pas encore de reçu, car rien n’a été payé.',
  failed: 'Le reçu n’a pas pu être chargé.',
  to: 'Adresse du client',
  noAddress: 'Le client n’a pas laissé d’adresse e-mail.',
  lastSent: 'Dernier envoi',
  never: 'Pas encore',
  sentTo: (when, to) => `${when}, à ${to}`,
  test: 'Ce paiement était un test, le reçu porte donc la mention TEST.',
  open: 'Ouvrir en PDF',
  newTab: (name) => `${name}, s’ouvre dans un nouvel onglet`,
  send: 'Envoyer au client',
  sendAgain: 'Renvoyer',
  sent: (to) => `Reçu envoyé à ${to}`,
  notSent: 'Le reçu n’a pas été envoyé.',
  close: 'Fermer',
};

import type { Words } from '#languages/kit/words.ts';
import type { customerMailCopy as english } from '#server/mail/templates/customer-mail-copy.ts';

export const customerMailCopy: Words<typeof english> = {
  noteSubject: (number) => `Une note sur votre commande n° ${number}`,
  note: (storeName, number) => `${storeName} a ajouté une note à votre commande n° ${number} :`,
  paidSubject: (number) => `Votre paiement pour la commande n° ${number} a été reçu`,
  paid: (storeName, amount, number) => `${storeName} a bien reçu ${amount} pour votre commande n° ${number}.`,
  thanks: 'Merci pour votre commande.',
  refundedSubject: (number) => `Un remboursement pour votre commande n° ${number}`,
  refunded: (storeName, amount, number) =>
    `${storeName} a remboursé ${amount} sur votre commande n° ${number}.`,
  refundedHow:
    'Le montant revient sur le moyen de paiement que vous avez utilisé. Les banques mettent en général 5 à 10 jours à l’afficher.',
  completedSubject: (number) => `Votre commande n° ${number} est terminée`,
  completed: (storeName, number) => `${storeName} a fini de traiter votre commande n° ${number}.`,
  receiptSubject: (number) => `Votre reçu pour la commande n° ${number}`,
  receiptText: (amount, storeName, number) =>
    `Vous trouverez ci-joint le reçu des ${amount} que vous avez payés à ${storeName} pour la commande n° ${number}.`,
  paymentReceiptSubject: (storeName) => `Votre reçu de ${storeName}`,
  paymentReceiptText: (amount, storeName) =>
    `Vous trouverez ci-joint le reçu des ${amount} que vous avez payés à ${storeName}.`,
};

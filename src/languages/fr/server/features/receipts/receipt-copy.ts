import type { Words } from '#languages/kit/words.ts';
import type { receiptCopy as english } from '#server/features/receipts/receipt-copy.ts';

export const receiptCopy: Words<typeof english> = {
  title: 'Reçu',
  test: 'TEST. C’était un essai : aucun mouvement d’argent.',
  paid: 'Payé',
  refunded: 'Déjà remboursé',
  left: 'Net payé après remboursements',
  order: 'Commande',
  number: (number) => `n° ${number}`,
  datePaid: 'Date de paiement',
  method: 'Payé avec',
  reference: 'Référence',
  paidBy: 'Payé par',
  paidTo: 'Payé à',
  item: (currency) => `Articles, en ${currency}`,
  quantity: 'Quantité',
  amount: 'Montant',
  purchase: 'Achat',
  discount: 'Remise',
  shipping: 'Livraison',
  tax: 'Taxes',
  total: (currency) => `Total ${currency}`,
  refundOnItsWay: (amount) => `Un remboursement de ${amount} est en route vers le moyen de paiement utilisé.`,
  thanks: 'Merci pour votre commande.',
  foot: (store, number) => `${store}, reçu de la commande n° ${number}`,
  footOfPayment: (store, reference) => `${store}, reçu du paiement ${reference}`,
};

import { spoken } from '#domain/shared/spoken.ts';

/** What a store writes to its customers. The first line is the greeting; receiptText and paymentReceiptText follow it after a comma. */
export const customerMailCopy = spoken('server/mail/templates/customer-mail-copy#customerMailCopy', {
  noteSubject: (number: string) => `A note about your order #${number}`,
  note: (storeName: string, number: string) => `${storeName} has added a note to your order #${number}:`,
  paidSubject: (number: string) => `We have received your payment for order #${number}`,
  paid: (storeName: string, amount: string, number: string) =>
    `${storeName} has received ${amount} for your order #${number}.`,
  thanks: 'Thank you for your order.',
  refundedSubject: (number: string) => `A refund for your order #${number}`,
  refunded: (storeName: string, amount: string, number: string) =>
    `${storeName} has refunded ${amount} of your order #${number}.`,
  refundedHow: 'It goes back to what you paid with. Banks usually need 5 to 10 days to show it.',
  completedSubject: (number: string) => `Your order #${number} is complete`,
  completed: (storeName: string, number: string) => `${storeName} has completed your order #${number}.`,
  receiptSubject: (number: string) => `Your receipt for order #${number}`,
  receiptText: (amount: string, storeName: string, number: string) =>
    `attached is the receipt for the ${amount} that you paid to ${storeName} for order #${number}.`,
  /** Of a payment without an order. */
  paymentReceiptSubject: (storeName: string) => `Your receipt from ${storeName}`,
  paymentReceiptText: (amount: string, storeName: string) =>
    `attached is the receipt for the ${amount} that you paid to ${storeName}.`,
} as const);

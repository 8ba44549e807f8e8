import type { Words } from '#languages/kit/words.ts';
import type { customerEmailCopy as english } from '#web/blocks/dispute-panel/customer-email-copy.ts';

export const customerEmailCopy: Words<typeof english> = {
  subject: (storeName, chargedOn) => `Ihre Zahlung an ${storeName} vom ${chargedOn}`,
  hello: 'Guten Tag,',
  helloTo: (customerName) => `Guten Tag ${customerName},`,
  asked: ({ disputedOn, amount, storeName, chargedOn }) =>
    `Ihre Bank hat uns am ${disputedOn} nach Ihrer Zahlung über ${amount} an ${storeName} vom ${chargedOn} gefragt.`,
  disputed: ({ disputedOn, amount, storeName, chargedOn }) =>
    `Ihre Bank hat uns am ${disputedOn} mitgeteilt, dass Sie Ihre Zahlung über ${amount} an ${storeName} vom ${chargedOn} anfechten.`,
  question:
    'Wir möchten gern verstehen, was schiefgegangen ist, und es in Ordnung bringen. Können Sie uns sagen, worum es geht?',
  ifAskedInOrder: 'Falls die Zahlung doch in Ordnung ist, teilen Sie das bitte Ihrer Bank mit.',
  ifDisputedInOrder:
    'Falls die Zahlung doch in Ordnung ist, bitten Sie Ihre Bank, die Anfechtung zurückzuziehen, und senden Sie uns ihre Bestätigung.',
  regards: 'Mit freundlichen Grüßen',
};

/** Dates and money as the store writes them. */
type About = Readonly<{ storeName: string; disputedOn: string; chargedOn: string; amount: string }>;

/** A letter to the customer that the merchant reads, changes and sends: its lines, one below the other. */
export const customerEmailCopy = {
  subject: (storeName: string, chargedOn: string) => `Your payment to ${storeName} on ${chargedOn}`,
  hello: 'Hello,',
  helloTo: (customerName: string) => `Hello ${customerName},`,
  asked: ({ disputedOn, amount, storeName, chargedOn }: About) =>
    `On ${disputedOn} your bank asked us about your payment of ${amount} to ${storeName}, made on ${chargedOn}.`,
  disputed: ({ disputedOn, amount, storeName, chargedOn }: About) =>
    `On ${disputedOn} your bank told us that you dispute your payment of ${amount} to ${storeName}, made on ${chargedOn}.`,
  question:
    'We would like to understand what went wrong and put it right. Could you tell us what it is about?',
  ifAskedInOrder: 'If the payment is in order after all, please let your bank know.',
  ifDisputedInOrder:
    'If the payment is in order after all, please ask your bank to withdraw the dispute and send us its confirmation.',
  regards: 'Kind regards,',
} as const;

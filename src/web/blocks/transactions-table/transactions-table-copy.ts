/** The words inside the rows of a list of transactions. */
export const transactionsTableCopy = {
  detailsColumn: 'Details',
  details: 'Details',
  adjustment: (label: string, description: string) => `${label}: ${description}`,
  detailsOf: (type: string, amount: string, day: string) => `Payment details: ${type} of ${amount}, ${day}`,
  convertedFrom: (paid: string) => `Converted from ${paid}`,
  noChannel: 'No sales channel',
  noMethod: 'No payment method',
  noCustomer: 'No customer',
  noEmail: 'No email',
  noCountry: 'No country',
  noOrder: 'No order',
  order: (number: string) => `#${number}`,
} as const;

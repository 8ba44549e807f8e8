export const orderColumnsCopy = {
  number: 'Order',
  date: 'Date',
  status: 'Status',
  customer: 'Customer',
  email: 'Email',
  items: 'Items',
  payment: 'Payment',
  total: 'Total',
  order: (number: string) => `#${number}`,
  noCustomer: 'No customer',
  noEmail: 'No email',
  noPayment: 'No payment',
} as const;

import { spoken } from '../shared/spoken.ts';

/** The heads of the list of transactions and of its file. */
export const transactionColumnsCopy = spoken(
  'domain/payments/transaction-columns-copy#transactionColumnsCopy',
  {
    transaction_id: 'Transaction ID',
    date: 'Date and time',
    type: 'Type',
    channel: 'Channel',
    source: 'Payment method',
    customer_name: 'Customer',
    customer_email: 'Email',
    customer_country: 'Country',
    order: 'Order',
    subscriptions: 'Subscription',
    customer_currency: 'Paid currency',
    customer_amount: 'Amount paid',
    deposit_currency: 'Payout currency',
    amount: 'Amount',
    fees: 'Fees',
    net: 'Net',
    risk_level: 'Risk level',
    deposit_id: 'Payout ID',
    deposit_status: 'Payout status',
    tax: 'Tax',
    deposit_date: 'Payout arrival',
  } as const,
);

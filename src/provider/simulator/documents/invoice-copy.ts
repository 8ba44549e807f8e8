import { spoken } from '#domain/shared/spoken.ts';
import type { FeeCause } from '../facts/fee-lines.ts';

/** What each kind of fee is called on a tax invoice. */
const causes: Readonly<Record<FeeCause, string>> = {
  charge: 'Card payments',
  payment: 'Payments by other methods',
  payment_failure_refund: 'Payments that failed after all',
  payment_refund: 'Refunds of payments by other methods',
  refund: 'Refunds',
  refund_failure: 'Refunds that came back',
  dispute: 'Disputes',
  dispute_reversal: 'Disputes won: fees given back',
  card_reader_fee: 'Card readers',
  financing_payout: 'Loans paid out',
  financing_paydown: 'Loan repayments',
  adjustment: 'Adjustments',
  instant_payout: 'Instant payouts',
};

export const invoiceCopy = spoken('provider/simulator/documents/invoice-copy#invoiceCopy', {
  title: 'Tax invoice',
  issuer: ['Simulated Payments Company', '1 Ledger Lane', 'Simulation'],
  issuedBy: 'Issued by',
  billedTo: 'Billed to',
  number: 'Invoice number',
  date: 'Date of issue',
  period: 'Period',
  account: 'Account',
  days: (from: string, to: string) => `${from} to ${to}`,
  registeredAs: (country: string, number: string) =>
    country === 'JP' ? `Corporate Number: ${number}` : `VAT Number: ${number}`,
  notRegistered: 'Not registered for VAT',
  description: (currency: string) => `Fees in ${currency}`,
  count: 'Number',
  amount: 'Amount',
  causes,
  net: 'Fees without tax',
  tax: (country: string) =>
    country === 'JP'
      ? 'Consumption tax, 0% (exempt financial service)'
      : 'VAT, 0% (exempt financial service)',
  total: (currency: string) => `Total ${currency}`,
  nothing: 'No fees were charged in this period.',
  paid: 'These fees were taken from your balance as they arose. There is nothing left to pay.',
  daysNote:
    'Days are days of UTC. Every line is the sum of the fees in your transactions and instant payouts of these days.',
  foot: 'Made by the payments company in the simulator. No tax office accepts this document.',
} as const);

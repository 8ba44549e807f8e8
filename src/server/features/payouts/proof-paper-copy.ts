import { spoken } from '#domain/shared/spoken.ts';
export const proofPaperCopy = spoken('server/features/payouts/proof-paper-copy#proofPaperCopy', {
  title: 'Payout proof',
  payout: 'Payout ID',
  status: 'Status',
  arrival: 'Expected',
  account: 'Bank account',
  reference: 'Bank reference ID',
  atBank: 'At your bank',
  checked: 'Checked',
  unknown: 'Not available',
  line: (currency: string) => `What it is made of (${currency})`,
  rows: 'Rows',
  amount: 'Amount',
  toTheBank:
    'Every movement of this payout is in one of the lines above, and the last line is on the statement of the bank.',
  toTheProvider:
    'Every movement of this payout is in one of the lines above. No bank statement that shows it has been imported and matched yet.',
  foot: (store: string, payout: string) => `${store}, proof of payout ${payout}`,
} as const);

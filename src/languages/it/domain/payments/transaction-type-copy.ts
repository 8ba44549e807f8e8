import type * as english from '#domain/payments/transaction-type-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionTypeLabel: Words<typeof english.transactionTypeLabel> = {
  charge: 'Addebito',
  payment: 'Pagamento',
  payment_failure_refund: 'Rimborso per pagamento non riuscito',
  payment_refund: 'Rimborso di un pagamento',
  refund: 'Rimborso',
  refund_failure: 'Rimborso non riuscito',
  dispute: 'Contestazione',
  dispute_reversal: 'Storno della contestazione',
  card_reader_fee: 'Commissione del lettore',
  financing_payout: 'Erogazione del prestito',
  financing_paydown: 'Rimborso del prestito',
  adjustment: 'Rettifica',
};

import type { Words } from '#languages/kit/words.ts';
import type { proofPaperCopy as english } from '#server/features/payouts/proof-paper-copy.ts';

export const proofPaperCopy: Words<typeof english> = {
  title: 'Demonstrativo do repasse',
  payout: 'ID do repasse',
  status: 'Status',
  arrival: 'Previsto',
  account: 'Conta bancária',
  reference: 'ID de referência bancária',
  atBank: 'No seu banco',
  checked: 'Conferido',
  unknown: 'Não disponível',
  line: (currency) => `Composição (${currency})`,
  rows: 'Linhas',
  amount: 'Valor',
  toTheBank:
    'Cada movimentação deste repasse está em uma das linhas acima, e a última linha está no extrato do banco.',
  toTheProvider:
    'Cada movimentação deste repasse está em uma das linhas acima. Nenhum extrato bancário que o mostre foi importado e conciliado ainda.',
  foot: (store, payout) => `${store}, demonstrativo do repasse ${payout}`,
};

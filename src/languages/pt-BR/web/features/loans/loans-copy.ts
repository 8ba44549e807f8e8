import type { Words } from '#languages/kit/words.ts';
import type { loansCopy as english } from '#web/features/loans/loans-copy.ts';

export const loansCopy: Words<typeof english> = {
  title: 'Empréstimos Capital',
  table: 'Todos os empréstimos',
  failed: 'Erro ao obter o resumo do empréstimo ativo.',
  columns: {
    details: 'Detalhes',
    paidOut: 'Liberado',
    status: 'Status',
    amount: 'Valor',
    fee: 'Tarifa fixa',
    rate: 'Percentual retido',
    firstPaydown: 'Primeira amortização',
  },
  active: 'Ativo',
  paidOff: (day) => `Quitado: ${day}`,
  noPaydown: 'Ainda sem amortização',
  transactions: 'Transações',
  transactionsOf: (amount, day) => `Transações do empréstimo de ${amount}, ${day}`,
  empty: 'Nenhum empréstimo',
  emptyText:
    'Quando o provedor de pagamentos oferecer um empréstimo e você aceitar, o empréstimo aparece aqui com quanto já foi amortizado. As amortizações são uma parte de cada venda.',
};

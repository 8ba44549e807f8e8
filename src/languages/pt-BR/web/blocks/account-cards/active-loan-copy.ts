import type { Words } from '#languages/kit/words.ts';
import type { activeLoanCopy as english } from '#web/blocks/account-cards/active-loan-copy.ts';

export const activeLoanCopy: Words<typeof english> = {
  title: 'Resumo do empréstimo ativo',
  failed: 'Erro ao obter o resumo do empréstimo ativo.',
  active: 'Ativo',
  repaid: 'Amortizado até agora, com a tarifa',
  of: (paid, total) => `${paid} de ${total}`,
  interval: (day) => `Mínimo até ${day}`,
  intervalDone: (paid) => `${paid}: suficiente para este período`,
  intervalNote: (left, day) =>
    `Se as vendas não trouxerem mais ${left} até ${day}, o restante é descontado do seu saldo.`,
  advance: 'Valor do empréstimo',
  fee: 'Tarifa fixa',
  rate: 'Retido de cada venda',
  paidOut: 'Liberado',
  begins: 'Amortizações desde',
  beginsLater: 'Início das amortizações',
  transactions: 'Ver transações',
  allLoans: 'Ver todos os empréstimos',
};

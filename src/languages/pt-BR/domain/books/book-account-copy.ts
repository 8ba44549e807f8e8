import type { BOOK_ACCOUNT_WORDS as english } from '#domain/books/book-account-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const BOOK_ACCOUNT_WORDS: Words<typeof english> = {
  clearing: {
    name: 'Conta transitória de pagamentos',
    what: 'O que o provedor de pagamentos guarda. É, todos os dias, o que o provedor informa.',
  },
  in_transit: {
    name: 'Repasses a caminho',
    what: 'O que saiu para o banco e ainda não apareceu no extrato bancário.',
  },
  bank: { name: 'Banco', what: 'O que mostra uma linha conciliada do extrato bancário.' },
  reserve: { name: 'Reserva retida', what: 'O que o provedor retém dos repasses.' },
  receivable: {
    name: 'Vendas contabilizadas em outro lugar',
    what: 'Representa vendas e reembolsos quando o próprio sistema da loja os contabiliza.',
  },
  suspense: {
    name: 'Valores a classificar',
    what: 'O que o provedor movimentou por um motivo que não tem conta aqui. Confira cada valor e reclassifique-o.',
  },
  loan: { name: 'Empréstimo do provedor', what: 'O que ainda se deve de um empréstimo, sem a tarifa.' },
  sales_tax: { name: 'Impostos sobre vendas a recolher', what: 'O imposto incluído nas vendas.' },
  input_tax: { name: 'Impostos a recuperar', what: 'O imposto incluído nas tarifas.' },
  sales: { name: 'Vendas', what: 'O que os clientes pagaram.' },
  refunds: { name: 'Reembolsos', what: 'O que os clientes receberam de volta; sempre negativo.' },
  disputes: {
    name: 'Pagamentos em disputa',
    what: 'O que os bancos devolveram aos clientes; uma disputa ganha traz o valor de volta.',
  },
  processing_fees: { name: 'Tarifas de processamento', what: 'O que cada pagamento custou.' },
  dispute_fees: { name: 'Tarifas de disputa', what: 'O que uma disputa custou além do pagamento.' },
  payout_fees: { name: 'Tarifas de repasse instantâneo', what: 'O que custou receber na hora.' },
  reader_fees: { name: 'Tarifas de leitores de cartão', what: 'O que os leitores de cartão custaram.' },
  bank_fees: { name: 'Tarifas bancárias', what: 'O que o banco reteve de um repasse.' },
  financing: { name: 'Custo de financiamento', what: 'A tarifa de um empréstimo, a cada amortização.' },
  exchange: {
    name: 'Diferenças de câmbio',
    what: 'O que um reembolso ou uma disputa custou a mais ou a menos que a venda, porque as taxas mudaram.',
  },
};

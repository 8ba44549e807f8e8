import type { Words } from '#languages/kit/words.ts';
import type { invoiceCopy as english } from '#provider/simulator/documents/invoice-copy.ts';

export const invoiceCopy: Words<typeof english> = {
  title: 'Fatura fiscal',
  issuer: ['Simulated Payments Company', '1 Ledger Lane', 'Simulation'],
  issuedBy: 'Emitida por',
  billedTo: 'Faturado para',
  number: 'Número da fatura',
  date: 'Data de emissão',
  period: 'Período',
  account: 'Conta',
  days: (from, to) => `${from} a ${to}`,
  registeredAs: (country, number) =>
    country === 'JP' ? `Número corporativo: ${number}` : `Número de IVA: ${number}`,
  notRegistered: 'Sem registro de IVA',
  description: (currency) => `Tarifas em ${currency}`,
  count: 'Número',
  amount: 'Valor',
  causes: {
    charge: 'Pagamentos com cartão',
    payment: 'Pagamentos por outras formas',
    payment_failure_refund: 'Pagamentos que acabaram falhando',
    payment_refund: 'Reembolsos de pagamentos por outras formas',
    refund: 'Reembolsos',
    refund_failure: 'Reembolsos devolvidos pelo banco',
    dispute: 'Disputas',
    dispute_reversal: 'Disputas ganhas: tarifas devolvidas',
    card_reader_fee: 'Leitores de cartão',
    financing_payout: 'Empréstimos liberados',
    financing_paydown: 'Amortizações de empréstimos',
    adjustment: 'Ajustes',
    instant_payout: 'Repasses instantâneos',
  },
  net: 'Tarifas sem imposto',
  tax: (country) => `${country === 'JP' ? 'Imposto sobre o consumo' : 'IVA'}, 0% (serviço financeiro isento)`,
  total: (currency) => `Total ${currency}`,
  nothing: 'Nenhuma tarifa foi cobrada neste período.',
  paid: 'Estas tarifas foram descontadas do seu saldo à medida que surgiram. Não resta nada a pagar.',
  daysNote:
    'Os dias são dias UTC. Cada linha é a soma das tarifas das suas transações e repasses instantâneos desses dias.',
  foot: 'Feita pela empresa de pagamentos do simulador. Nenhum órgão fiscal aceita este documento.',
};

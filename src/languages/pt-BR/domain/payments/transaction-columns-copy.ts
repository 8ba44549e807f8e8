import type { transactionColumnsCopy as english } from '#domain/payments/transaction-columns-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const transactionColumnsCopy: Words<typeof english> = {
  transaction_id: 'ID da transação',
  date: 'Data e hora',
  type: 'Tipo',
  channel: 'Canal',
  source: 'Forma de pagamento',
  customer_name: 'Cliente',
  customer_email: 'E-mail',
  customer_country: 'País',
  order: 'Pedido',
  subscriptions: 'Assinatura',
  customer_currency: 'Moeda paga',
  customer_amount: 'Valor pago',
  deposit_currency: 'Moeda do repasse',
  amount: 'Valor',
  fees: 'Tarifas',
  net: 'Líquido',
  risk_level: 'Nível de risco',
  deposit_id: 'ID do repasse',
  deposit_status: 'Status do repasse',
  tax: 'Imposto',
  deposit_date: 'Chegada do repasse',
};

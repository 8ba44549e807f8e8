import type { Words } from '#languages/kit/words.ts';
import type { receiptCopy as english } from '#server/features/receipts/receipt-copy.ts';

export const receiptCopy: Words<typeof english> = {
  title: 'Recibo',
  test: 'TESTE. Isto foi um teste: nenhum dinheiro foi movimentado.',
  paid: 'Pago',
  refunded: 'Reembolsado até agora',
  left: 'Pago após os reembolsos',
  order: 'Pedido',
  number: (number) => `#${number}`,
  datePaid: 'Data do pagamento',
  method: 'Pago com',
  reference: 'Referência',
  paidBy: 'Pago por',
  paidTo: 'Pago a',
  item: (currency) => `Itens, em ${currency}`,
  quantity: 'Quantidade',
  amount: 'Valor',
  purchase: 'Compra',
  discount: 'Desconto',
  shipping: 'Frete',
  tax: 'Impostos',
  total: (currency) => `Total ${currency}`,
  refundOnItsWay: (amount) => `Um reembolso de ${amount} está a caminho da forma de pagamento usada.`,
  thanks: 'Obrigado pelo seu pedido.',
  foot: (store, number) => `${store}, recibo do pedido #${number}`,
  footOfPayment: (store, reference) => `${store}, recibo do pagamento ${reference}`,
};

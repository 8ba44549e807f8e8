import type { Words } from '#languages/kit/words.ts';
import type { receiptCopy as english } from '#server/features/receipts/receipt-copy.ts';

export const receiptCopy: Words<typeof english> = {
  title: 'Recibo',
  test: 'PRUEBA. Esto fue un ensayo: no se ha movido dinero.',
  paid: 'Pagado',
  refunded: 'Reembolsado hasta ahora',
  left: 'Pagado tras los reembolsos',
  order: 'Pedido',
  number: (number) => `#${number}`,
  datePaid: 'Fecha de pago',
  method: 'Pagado con',
  reference: 'Referencia',
  paidBy: 'Pagado por',
  paidTo: 'Pagado a',
  item: (currency) => `Artículos, en ${currency}`,
  quantity: 'Cantidad',
  amount: 'Importe',
  purchase: 'Compra',
  discount: 'Descuento',
  shipping: 'Envío',
  tax: 'Impuestos',
  total: (currency) => `Total ${currency}`,
  refundOnItsWay: (amount) => `Un reembolso de ${amount} está en camino al mismo método con el que se pagó.`,
  thanks: 'Gracias por tu pedido.',
  foot: (store, number) => `${store}, recibo del pedido #${number}`,
  footOfPayment: (store, reference) => `${store}, recibo del pago ${reference}`,
};

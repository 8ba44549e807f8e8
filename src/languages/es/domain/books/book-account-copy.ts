import type { BOOK_ACCOUNT_WORDS as english } from '#domain/books/book-account-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const BOOK_ACCOUNT_WORDS: Words<typeof english> = {
  clearing: {
    name: 'Cuenta puente de pagos',
    what: 'Lo que tiene el proveedor de pagos. Cada día es lo que el proveedor dice.',
  },
  in_transit: {
    name: 'Transferencias en camino',
    what: 'Lo que salió hacia el banco y aún no se ha visto en su extracto bancario.',
  },
  bank: { name: 'Banco', what: 'Lo que muestra una línea conciliada del extracto bancario.' },
  reserve: { name: 'Reserva retenida', what: 'Lo que el proveedor retiene de las transferencias.' },
  receivable: {
    name: 'Ventas contabilizadas en otro sitio',
    what: 'Representa las ventas y los reembolsos cuando los contabiliza el propio sistema de la tienda.',
  },
  suspense: {
    name: 'Partidas pendientes de aplicación',
    what: 'Lo que el proveedor movió por un motivo que aquí no tiene cuenta. Revisa cada una y pásala a la suya.',
  },
  loan: {
    name: 'Préstamo del proveedor',
    what: 'Lo que aún se debe de un préstamo, sin su comisión.',
  },
  sales_tax: { name: 'Impuestos repercutidos', what: 'Los impuestos incluidos en las ventas.' },
  input_tax: { name: 'Impuestos soportados', what: 'Los impuestos incluidos en las comisiones.' },
  sales: { name: 'Ventas', what: 'Lo que pagaron los clientes.' },
  refunds: { name: 'Reembolsos', what: 'Lo que se devolvió a los clientes; siempre en negativo.' },
  disputes: {
    name: 'Pagos en disputa',
    what: 'Lo que los bancos retiraron para los clientes; una disputa ganada lo devuelve.',
  },
  processing_fees: { name: 'Comisiones de procesamiento', what: 'Lo que costó cada pago.' },
  dispute_fees: { name: 'Comisiones por disputa', what: 'Lo que costó una disputa además de su pago.' },
  payout_fees: {
    name: 'Comisiones por transferencia instantánea',
    what: 'Lo que costó transferir al instante.',
  },
  reader_fees: {
    name: 'Comisiones de lectores de tarjetas',
    what: 'Lo que costaron los lectores de tarjetas.',
  },
  bank_fees: { name: 'Comisiones bancarias', what: 'Lo que el banco se quedó de una transferencia.' },
  financing: { name: 'Coste de financiación', what: 'La comisión de un préstamo, con cada devolución.' },
  exchange: {
    name: 'Diferencias de cambio',
    what: 'Lo que un reembolso o una disputa costó de más o de menos respecto a su venta porque cambió el tipo.',
  },
};

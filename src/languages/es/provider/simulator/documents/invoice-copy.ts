import type { Words } from '#languages/kit/words.ts';
import type { invoiceCopy as english } from '#provider/simulator/documents/invoice-copy.ts';

export const invoiceCopy: Words<typeof english> = {
  title: 'Factura fiscal',
  issuer: ['Simulated Payments Company', '1 Ledger Lane', 'Simulation'],
  issuedBy: 'Emitida por',
  billedTo: 'Facturado a',
  number: 'Número de factura',
  date: 'Fecha de emisión',
  period: 'Periodo',
  account: 'Cuenta',
  days: (from, to) => `Del ${from} al ${to}`,
  registeredAs: (country, number) =>
    country === 'JP' ? `Número corporativo: ${number}` : `Número de IVA: ${number}`,
  notRegistered: 'No registrado a efectos del IVA',
  description: (currency) => `Comisiones en ${currency}`,
  count: 'Número',
  amount: 'Importe',
  causes: {
    charge: 'Pagos con tarjeta',
    payment: 'Pagos con otros métodos',
    payment_failure_refund: 'Pagos que fallaron finalmente',
    payment_refund: 'Reembolsos de pagos con otros métodos',
    refund: 'Reembolsos',
    refund_failure: 'Reembolsos devueltos por el banco',
    dispute: 'Disputas',
    dispute_reversal: 'Disputas ganadas: comisiones devueltas',
    card_reader_fee: 'Lectores de tarjetas',
    financing_payout: 'Préstamos recibidos',
    financing_paydown: 'Devoluciones de préstamos',
    adjustment: 'Ajustes',
    instant_payout: 'Transferencias instantáneas',
  },
  net: 'Comisiones sin impuestos',
  tax: (country) =>
    `${country === 'JP' ? 'Impuesto sobre el consumo' : 'IVA'}, 0\u00a0% (servicio financiero exento)`,
  total: (currency) => `Total ${currency}`,
  nothing: 'No se cobraron comisiones en este periodo.',
  paid: 'Estas comisiones se descontaron de tu saldo a medida que surgieron. No queda nada por pagar.',
  daysNote:
    'Los días son días UTC. Cada línea es la suma de las comisiones de tus transacciones y transferencias instantáneas de estos días.',
  foot: 'Creada por el proveedor de pagos del simulador. Ninguna agencia tributaria acepta este documento.',
};

import type { paymentMethodsCopy as english } from '#domain/settings/payment-methods-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentMethodsCopy: Words<typeof english> = {
  labels: {
    card: 'Tarjeta de crédito o débito',
    au_becs_debit: 'Adeudo directo BECS',
    sepa_debit: 'Adeudo directo SEPA',
  },
  descriptions: {
    card: 'Visa, Mastercard, Amex y otras.',
    au_becs_debit: 'Se cobra de cuentas bancarias australianas.',
    bancontact: 'La tarjeta bancaria que lleva la mayoría de los belgas.',
    eps: 'Transferencia en línea desde bancos austriacos.',
    giropay: 'Transferencia en línea desde bancos alemanes.',
    ideal: 'Transferencia bancaria popular en los Países Bajos.',
    p24: 'Transferencia y monedero, popular en Polonia.',
    sepa_debit: 'Se cobra de cuentas bancarias de 36 países.',
    sofort: 'Transferencia en línea en cinco países europeos.',
    multibanco: 'Referencia que se paga en un cajero o banco portugués.',
    jcb: 'Tarjetas de la red japonesa.',
    grabpay: 'Monedero popular en Singapur.',
    wechat_pay: 'Monedero de los compradores de China.',
    affirm: 'Plazos mensuales en EE. UU. y Canadá.',
    afterpay_clearpay: 'Cuatro plazos sin intereses.',
    klarna: 'Pagar después, o en tres o cuatro plazos.',
    link: 'Tarjetas que un comprador guardó en otra tienda. Requiere el pago con tarjeta.',
  },
};

import type { paymentMethodsCopy as english } from '#domain/settings/payment-methods-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentMethodsCopy: Words<typeof english> = {
  labels: {
    card: 'Cartão de crédito ou débito',
    au_becs_debit: 'Débito direto BECS',
    sepa_debit: 'Débito direto SEPA',
  },
  descriptions: {
    card: 'Visa, Mastercard, Amex e outros.',
    au_becs_debit: 'Debitado de contas bancárias australianas.',
    bancontact: 'O cartão bancário mais comum na Bélgica.',
    eps: 'Transferência on-line de bancos austríacos.',
    giropay: 'Transferência on-line de bancos alemães.',
    ideal: 'Transferência bancária popular nos Países Baixos.',
    p24: 'Transferência e carteira digital, popular na Polônia.',
    sepa_debit: 'Debitado de contas bancárias em 36 países.',
    sofort: 'Transferência on-line em cinco países europeus.',
    multibanco: 'Referência paga em um caixa eletrônico ou banco português.',
    jcb: 'Cartões da rede japonesa.',
    grabpay: 'Carteira digital popular em Singapura.',
    wechat_pay: 'Carteira digital de compradores da China.',
    affirm: 'Parcelas mensais nos EUA e no Canadá.',
    afterpay_clearpay: 'Quatro parcelas sem juros.',
    klarna: 'Pagar depois, ou em três ou quatro parcelas.',
    link: 'Cartões que o comprador salvou em outra loja. Requer pagamento com cartão.',
  },
};

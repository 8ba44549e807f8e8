import type * as english from '#domain/settings/payment-methods-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentMethodsCopy: Words<typeof english.paymentMethodsCopy> = {
  labels: {
    card: 'Carta di credito o debito',
    au_becs_debit: 'Addebito diretto BECS',
    sepa_debit: 'Addebito diretto SEPA',
  },
  descriptions: {
    card: 'Visa, Mastercard, Amex e altre.',
    au_becs_debit: 'Prelevato da conti bancari australiani.',
    bancontact: 'La carta bancaria più diffusa in Belgio.',
    eps: 'Pagamento online tramite banche austriache.',
    giropay: 'Pagamento online tramite banche tedesche.',
    ideal: 'Pagamento bancario diffuso nei Paesi Bassi.',
    p24: 'Pagamento bancario e wallet, diffuso in Polonia.',
    sepa_debit: 'Prelevato da conti bancari in 36 Paesi.',
    sofort: 'Pagamento online in cinque Paesi europei.',
    multibanco: 'Voucher da pagare a uno sportello automatico o in una banca del Portogallo.',
    jcb: 'Carte del circuito giapponese.',
    grabpay: 'Wallet diffuso a Singapore.',
    wechat_pay: 'Wallet degli acquirenti cinesi.',
    affirm: 'Rate mensili negli Stati Uniti e in Canada.',
    afterpay_clearpay: 'Quattro rate senza interessi.',
    klarna: 'Paga dopo, o in tre o quattro rate.',
    link: 'Carte che un acquirente ha salvato in un altro negozio. Richiede le carte.',
  },
};

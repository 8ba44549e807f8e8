import type * as english from '#domain/settings/payment-methods-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentMethodsCopy: Words<typeof english.paymentMethodsCopy> = {
  labels: {
    card: 'Creditcard / debitcard',
    au_becs_debit: 'BECS-incasso',
    sepa_debit: 'SEPA-incasso',
  },
  descriptions: {
    card: 'Visa, Mastercard, Amex en andere.',
    au_becs_debit: 'Afgeschreven van Australische bankrekeningen.',
    bancontact: 'De bankkaart die de meeste Belgen bij zich hebben.',
    eps: 'Online overboeking van Oostenrijkse banken.',
    giropay: 'Online overboeking van Duitse banken.',
    ideal: 'Online overboeking, populair in Nederland.',
    p24: 'Overboeking en wallet, populair in Polen.',
    sepa_debit: 'Afgeschreven van bankrekeningen in 36 landen.',
    sofort: 'Online overboeking in vijf Europese landen.',
    multibanco: 'Voucher die bij een Portugese geldautomaat of bank wordt betaald.',
    jcb: 'Kaarten van het Japanse netwerk.',
    grabpay: 'Wallet, populair in Singapore.',
    wechat_pay: 'Wallet van kopers uit China.',
    affirm: 'Maandelijkse termijnen in de VS en Canada.',
    afterpay_clearpay: 'Vier termijnen zonder rente.',
    klarna: 'Achteraf betalen, of in drie of vier termijnen.',
    link: 'Kaarten die een koper in een andere winkel heeft opgeslagen. Kaartbetaling moet aanstaan.',
  },
};

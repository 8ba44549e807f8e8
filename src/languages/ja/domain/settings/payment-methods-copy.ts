import type { paymentMethodsCopy as english } from '#domain/settings/payment-methods-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentMethodsCopy: Words<typeof english> = {
  labels: {
    card: 'クレジットカード・デビットカード',
    au_becs_debit: 'BECS口座振替',
    sepa_debit: 'SEPA口座振替',
  },
  descriptions: {
    card: 'Visa、Mastercard、Amexなど。',
    au_becs_debit: 'オーストラリアの銀行口座からの引き落とし。',
    bancontact: 'ベルギーで最も普及している銀行カード。',
    eps: 'オーストリアの銀行からのオンライン振込。',
    giropay: 'ドイツの銀行からのオンライン振込。',
    ideal: 'オランダで普及している銀行振込。',
    p24: 'ポーランドで普及している振込とウォレット。',
    sepa_debit: '36か国の銀行口座からの引き落とし。',
    sofort: 'ヨーロッパ5か国のオンライン振込。',
    multibanco: 'ポルトガルのATMや銀行で支払う払込票。',
    jcb: '日本のカードネットワークのカード。',
    grabpay: 'シンガポールで普及しているウォレット。',
    wechat_pay: '中国の購入者が使うウォレット。',
    affirm: 'アメリカとカナダの月払い。',
    afterpay_clearpay: '無利息の4回払い。',
    klarna: '後払い、または3〜4回払い。',
    link: '購入者がほかのストアで保存したカード。カード決済が必要です。',
  },
};

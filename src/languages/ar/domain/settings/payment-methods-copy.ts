import type { paymentMethodsCopy as english } from '#domain/settings/payment-methods-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const paymentMethodsCopy: Words<typeof english> = {
  labels: {
    card: 'بطاقة ائتمان / خصم',
    au_becs_debit: 'خصم مباشر BECS',
    sepa_debit: 'خصم مباشر SEPA',
  },
  descriptions: {
    card: 'Visa وMastercard وAmex وغيرها.',
    au_becs_debit: 'يُخصم من حسابات بنكية أسترالية.',
    bancontact: 'البطاقة البنكية التي يحملها معظم البلجيكيين.',
    eps: 'تحويل عبر الإنترنت من بنوك نمساوية.',
    giropay: 'تحويل عبر الإنترنت من بنوك ألمانية.',
    ideal: 'تحويل بنكي شائع في هولندا.',
    p24: 'تحويل ومحفظة، شائعان في بولندا.',
    sepa_debit: 'يُخصم من حسابات بنكية في 36 بلدًا.',
    sofort: 'تحويل عبر الإنترنت في خمسة بلدان أوروبية.',
    multibanco: 'قسيمة تُدفع في صراف آلي أو بنك برتغالي.',
    jcb: 'بطاقات الشبكة اليابانية.',
    grabpay: 'محفظة شائعة في سنغافورة.',
    wechat_pay: 'محفظة المتسوقين من الصين.',
    affirm: 'أقساط شهرية في الولايات المتحدة وكندا.',
    afterpay_clearpay: 'أربعة أقساط دون فوائد.',
    klarna: 'الدفع لاحقًا، أو على ثلاثة أو أربعة أقساط.',
    link: 'بطاقات حفظها المتسوق في متجر آخر. يحتاج إلى تفعيل البطاقات.',
  },
};

import { listed } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/help/fees-copy.ts';

const CODES =
  'AE AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IT JP LT LU LV MT NL NO NZ PL PT RO SE SG SI SK US'.split(
    ' ',
  );

const EUROPE = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

const regions = new Intl.DisplayNames('ar', { type: 'region' });
const named = (code: string): string => regions.of(code) ?? code;

const countries = (isChosen: (code: string) => boolean) =>
  CODES.filter(isChosen)
    .map((code) => ({
      anchor: code.toLowerCase(),
      title: code === 'US' ? listed([named('US'), named('PR')]) : named(code),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'ar'));

export const ratesCopy: Words<typeof english.ratesCopy> = {
  title: 'الرسوم المطبقة عليك',
  method: 'طريقة الدفع',
  base: 'الأساسية',
  international: 'بطاقة دولية',
  conversion: 'صرف العملة',
  none: 'لا شيء',
  discount: (percent) => `يشمل تخفيض ${percent}`,
};

export const feesTopic: Words<typeof english.feesTopic> = {
  title: 'الرسوم',
  lead: 'كل دفعة ناجحة تكلّف نسبة مئوية ومبلغًا ثابتًا. لا رسوم شهرية.',
  sections: [
    {
      title: 'مم تتكوّن الرسوم',
      text: ['التفصيل مذكور في كل دفعة. مجموع أجزائه يساوي الرسوم.'],
      points: [
        'الرسوم الأساسية: النسبة والمبلغ الثابت للطريقة في بلدك.',
        'دولية: تُضاف إذا صدرت البطاقة في الخارج.',
        'صرف العملة: تُضاف إذا دفع العميل بعملة غير عملة تحويلاتك.',
        'تخفيض: حصة تُطرح من الجزأين الأساسي والدولي، لمدة أو حتى حجم مبيعات معيّن.',
      ],
    },
    {
      title: 'رسوم أخرى',
      text: [
        'للنزاع رسوم خاصة به تُعاد إذا كسبته. وللتحويلات الفورية ولقارئات البطاقات المستخدمة رسومها. الاسترداد لا يكلف شيئًا، لكن رسوم الدفعة لا تُعاد.',
      ],
    },
  ],
  entries: {
    title: 'في بلدك',
    text: 'كل بطاقة غير محلية تدفع الجزء الدولي. رسومك الخاصة مذكورة أعلاه، وبجانب كل طريقة في الإعدادات.',
    groups: [
      {
        text: 'البطاقات المحلية هي الصادرة في بلدك أو في المنطقة الاقتصادية الأوروبية.',
        each: countries((code) => EUROPE.has(code)),
      },
      {
        text: 'البطاقات المحلية هي الصادرة في بلدك.',
        each: countries((code) => !EUROPE.has(code)),
      },
    ],
  },
  see: ['transactions', 'disputes', 'documents'],
};

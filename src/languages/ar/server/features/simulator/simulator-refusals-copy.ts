import type { Words } from '#languages/kit/words.ts';
import type { simulatorRefusalsCopy as english } from '#server/features/simulator/simulator-refusals-copy.ts';

export const simulatorRefusalsCopy: Words<typeof english> = {
  eitherWay: 'يلزم ذكر واحد من ثلاثة: مقدار التقديم، أو الوقت المراد ضبطه، أو ما يُنتظر.',
  noPayout: 'لن يصل أي تحويل: لا تحويل في الطريق ولا مال يخرج تلقائيًا.',
  duration: 'تلزم مدة مثل P3D أو PT1H',
  onlyForward: 'الوقت يتقدم فقط.',
  fiveYears: 'خمس سنوات على الأكثر في المرة.',
  currency: 'لا يقبل الحساب مدفوعات بهذه العملة.',
  items: (sum, amount) => `مجموعها ${sum}، والمبلغ ${amount}.`,
  product: 'لا يوجد منتج كهذا.',
};

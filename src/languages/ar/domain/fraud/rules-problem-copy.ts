import type { rulesProblemCopy as english } from '#domain/fraud/rules-problem-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const rulesProblemCopy: Words<typeof english> = {
  purchase_price_threshold: {
    unset: 'يلزم تحديد نطاق للسعر في عامل التصفية «حدود سعر الشراء».',
    reversed: 'يجب أن يكون أعلى سعر للشراء أكبر من أدناه.',
  },
  order_items_threshold: {
    unset: 'يلزم تحديد نطاق للعدد في عامل التصفية «حدود عدد العناصر».',
    reversed: 'يجب أن يكون أعلى عدد عناصر أكبر من أدناه في القاعدة «حدود عدد العناصر».',
  },
  otherCheck: (key) => `فحص «${key}» ليس مما يقبله عامل التصفية هذا.`,
};

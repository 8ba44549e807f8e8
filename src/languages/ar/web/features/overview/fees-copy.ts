import type { Words } from '#languages/kit/words.ts';
import type { feesCopy as english } from '#web/features/overview/fees-copy.ts';

export const feesCopy: Words<typeof english> = {
  title: 'الرسوم',
  standard: 'تسري عليك الرسوم القياسية. لا تخفيض حاليًا.',
  learnMore: 'عرض كل الرسوم',
  methods: { card: 'بطاقة', card_present: 'حضوريًا' },
  before: 'قبل:',
  discount: (percent) => `(تخفيض ${percent})`,
  used: (current, allowance) => `${current} من ${allowance}`,
  bar: 'المستخدم من حد التخفيض',
  ends: {
    volume_and_date: (volume, date) => `ينتهي عند بلوغ المبيعات ${volume} أو في ${date}.`,
    volume: (volume) => `ينتهي عند بلوغ المبيعات ${volume}.`,
    date: (date) => `ينتهي في ${date}.`,
  },
  terms: 'الشروط',
};

import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { approvalsScreenCopy as english } from '#web/features/approvals/approvals-screen-copy.ts';

export const approvalsScreenCopy: Words<typeof english> = {
  title: 'الموافقات',
  lead: 'ما يحتاج إلى موافقة شخص ثانٍ: من طلبه ولماذا وحتى متى. لا يُنفَّذ شيء قبل أن يوافق عليه أحد.',
  filter: 'المعروض',
  filters: { waiting: 'تنتظر', mine: 'طلباتي', decided: 'بُتّ فيها', all: 'الكل' },
  table: 'طلبات الموافقة',
  columns: { what: 'الطلب', state: 'الحالة', when: 'التاريخ', end: 'البت', actions: 'الإجراءات' },
  decidedBy: (who) => `من ${apart(who)}`,
  failed: 'تعذّر تحميل الموافقات.',
  empty: {
    waiting: {
      title: 'لا شيء ينتظر الموافقة',
      text: 'كل ما يتجاوز حد أحدهم، أو تشمله قاعدة في المتجر، ينتظر هنا شخصًا ثانيًا.',
    },
    mine: {
      title: 'لا طلبات منك',
      text: 'ما طلبته وعلى شخص آخر أن يوافق عليه يظهر هنا، مع ما آل إليه.',
    },
    decided: {
      title: 'لم يُبَتّ في شيء بعد',
      text: 'ما تمت الموافقة عليه أو رُفض أو سُحب أو لم يُبَتّ فيه في الوقت المحدد يظهر هنا، مع من قرر ولماذا.',
    },
    all: {
      title: 'لم يحتج شيء إلى موافقة بعد',
      text: 'كل ما يتجاوز حد أحدهم، أو تشمله قاعدة في المتجر، يظهر هنا.',
    },
  },
  rules: 'تغيير القواعد',
};

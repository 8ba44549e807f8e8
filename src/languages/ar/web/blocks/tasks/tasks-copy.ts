import { figure, plural } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/tasks/tasks-copy.ts';

export const taskListCopy: Words<typeof english.taskListCopy> = {
  title: 'المهام المطلوبة',
  options: (task) => `خيارات أخرى للمهمة: ${task}`,
  dismiss: 'تجاهل',
  snooze: 'التذكير غدًا',
  delete: 'حذف',
  undo: 'تراجع',
  done: {
    dismiss: 'تم تجاهل المهمة.',
    snooze: 'أُجّلت المهمة إلى الغد.',
    delete: 'حُذفت المهمة.',
  },
  notSaved: 'تعذّر إخفاء المهمة.',
  showMore: (count) => `إظهار المزيد (${figure(count)})`,
  showFewer: 'إظهار أقل',
  completed: 'تم',
  loading: 'جارٍ البحث عما ينتظرك',
  failed: 'تعذّرت قراءة بعض ما ينتظر.',
  nothing: 'لا شيء ينتظرك',
  notYourWork: 'النزاعات والدفعات الموقوفة والحجوزات الموشكة على الانتهاء تظهر لمن يحق له الرد أو التحصيل.',
  nothingText: 'تظهر هنا النزاعات والدفعات الموقوفة والحجوزات الموشكة على الانتهاء والتحويلات التي فشلت.',
  orMore: (count) => `${count} أو أكثر`,
};

export const detailsTaskCopy: Words<typeof english.detailsTaskCopy> = {
  finish: 'استكمال إعداد المدفوعات',
  update: 'تحديث بيانات النشاط التجاري',
  several: (count) =>
    plural(count, {
      zero: 'لا بيانات تحتاج إلى انتباهك.',
      one: 'بيان واحد يحتاج إلى انتباهك.',
      two: 'بيانان يحتاجان إلى انتباهك.',
      few: `${figure(count)} بيانات تحتاج إلى انتباهك.`,
      many: `${figure(count)} بيانًا تحتاج إلى انتباهك.`,
      other: `${figure(count)} بيان تحتاج إلى انتباهك.`,
    }),
  missing: 'ما زالت بعض بيانات نشاطك التجاري ناقصة.',
  overdue: 'فات موعدها.',
  by: (date) => `يجب تحديثها في موعد أقصاه ${date}. بعد ذلك تتوقف المدفوعات والتحويلات.`,
  waiting: 'بانتظارك',
  finishAction: 'استكمال الإعداد',
  updateAction: 'تحديث',
  moreAction: 'مزيد من التفاصيل',
  dialogTitle: 'ما يحتاج إلى انتباهك',
  dialogLead: 'لم يقبل مزوّد الدفع هذه البيانات. بعد تصحيحها تُفحص من جديد، عادةً خلال دقائق.',
  cancel: 'إلغاء',
};

export const reconnectTaskCopy: Words<typeof english.reconnectTaskCopy> = {
  title: 'إعادة ربط متجرك',
  text: 'انقطع الاتصال بين متجرك وخدمة ربط الموقع. المدفوعات تعمل؛ وقد تتأخر المستجدات.',
  action: 'إعادة الربط',
};

export const bankTaskCopy: Words<typeof english.bankTaskCopy> = {
  action: 'إعداد التحويلات',
  reasons: {
    after_payment: {
      title: 'إعداد تحويلاتك',
      text: (date) => `وصلت أول دفعة لك. يلزم التحقق من حسابك البنكي في موعد أقصاه ${date} كي تُحوَّل إليك.`,
    },
    balance_rising: {
      title: 'التحقق من حسابك البنكي لاستلام أموالك',
      text: (date) => `رصيدك ينمو. يلزم التحقق من حسابك البنكي في موعد أقصاه ${date} كي يمكن تحويله.`,
    },
    near_threshold: {
      title: 'التحقق من حسابك البنكي قريبًا لمواصلة البيع',
      text: (date) =>
        `تتوقف المدفوعات عند بلوغ المبيعات \u20665,000\u00a0$\u2069 أو في ${date}، أيهما أسبق. يلزم التحقق من حسابك البنكي قبل ذلك.`,
    },
    threshold_reached: {
      title: 'مدفوعاتك متوقفة: يلزم التحقق من حسابك البنكي',
      text: () =>
        'بلغت مبيعاتك \u20665,000\u00a0$\u2069 أو مضى على البيع ثلاثون يومًا. للمتابعة يلزم التحقق من حسابك البنكي.',
    },
    no_payment: {
      title: 'إعداد تحويلاتك',
      text: (date) =>
        `يمكنك البيع من الآن. يلزم التحقق من حسابك البنكي في موعد أقصاه ${date} كي تُحوَّل إليك أموالك.`,
    },
    no_payment_14_days: {
      title: 'التحقق من حسابك البنكي لاستلام أموالك',
      text: (date) =>
        `مضى أسبوعان على فتح حسابك. يلزم التحقق من حسابك البنكي في موعد أقصاه ${date} ليبقى مفتوحًا.`,
    },
    no_payment_30_days: {
      title: 'مدفوعاتك متوقفة: يلزم التحقق من حسابك البنكي',
      text: () => 'مضى ثلاثون يومًا على فتح حسابك. لقبول المدفوعات يلزم التحقق من حسابك البنكي.',
    },
  },
};

export const paymentMethodsTaskCopy: Words<typeof english.paymentMethodsTaskCopy> = {
  title: 'إضافة طرق دفع أخرى',
  text: 'يشتري العملاء أكثر عندما يجدون طريقة الدفع التي يعرفونها.',
  action: 'إضافة طرق دفع',
};

export const goLiveTaskCopy: Words<typeof english.goLiveTaskCopy> = {
  open: {
    title: 'إعداد المدفوعات الحقيقية',
    text: 'يلزم التحقق من نشاطك التجاري لقبول مدفوعات حقيقية. تبقى البيئة التجريبية إلى أن يستطيع حسابك الحقيقي قبولها.',
    time: 'نحو 10 دقائق',
    action: 'بدء البيع الحقيقي',
  },
  begun: {
    title: 'استكمال إعداد المدفوعات الحقيقية',
    text: 'ما زال حسابك الحقيقي يحتاج إلى بيانات. تبقى البيئة التجريبية إلى أن يستطيع قبول المدفوعات.',
    time: 'بانتظارك',
    action: 'استكمال الإعداد',
  },
};

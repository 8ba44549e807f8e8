import { countries } from '#languages/ar/counted.ts';
import { apart, figure, plural } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { fraudProtectionCopy as english } from '#web/features/fraud-protection/fraud-protection-copy.ts';

const RULES = {
  avs_verification: {
    name: 'عدم تطابق AVS',
    text: 'الشارع أو الرمز البريدي لا يطابق المسجل لدى بنك البطاقة.',
  },
  international_ip_address: {
    name: 'عنوان IP دولي',
    text: 'يأتي الطلب من بلد لا يبيع إليه متجرك.',
  },
  ip_address_mismatch: {
    name: 'عدم تطابق عنوان IP',
    text: 'بلد عنوان IP يختلف عن بلد الفوترة.',
  },
  address_mismatch: {
    name: 'عدم تطابق العنوان',
    text: 'عنوان الشحن يختلف عن عنوان الفوترة.',
  },
  purchase_price_threshold: {
    name: 'حدود سعر الشراء',
    text: 'إجمالي الطلب خارج النطاق المعتاد لديك.',
  },
  order_items_threshold: {
    name: 'حدود عدد العناصر',
    text: 'في الطلب عناصر أقل أو أكثر من المعتاد.',
  },
};

export const fraudProtectionCopy: Words<typeof english> = {
  title: 'الحماية المتقدمة من الاحتيال',
  atLeastOne: 'تحتاج الحماية المتقدمة إلى تفعيل عامل تصفية مخاطر واحد على الأقل.',
  levels: { basic: 'الحماية الأساسية', advanced: 'الحماية المتقدمة' },
  rules: RULES,
  cvc: {
    name: 'التحقق من CVC',
    enforced: 'رمز الأمان غير مطابق. يحدده حسابك، ولا يمكن تغييره هنا.',
    notEnforced: 'حسابك لا يرفض الدفعات التي لا يطابق رمز أمانها. لا يمكن تغيير ذلك هنا.',
    on: 'مفعّل دائمًا',
    off: 'متوقف',
  },
  outcome: {
    legend: 'عند الانطباق',
    review: 'التفويض والإيقاف للمراجعة',
    reviewHelp: 'لا يُخصم شيء قبل موافقتك.',
    block: 'حظر الدفعة',
    blockHelp: 'تُحظر الدفعة، ويُبلَّغ العميل بأنها لم تتم.',
  },
  price: {
    min: 'أدنى سعر للشراء',
    max: 'أعلى سعر للشراء',
    unset: 'يلزم تحديد حد أدنى أو أعلى، وإلا لا يمكن حفظ عامل التصفية هذا.',
    reversed: 'يجب أن يكون أعلى سعر للشراء أكبر من أدناه.',
  },
  items: {
    min: 'أدنى عدد عناصر في الطلب',
    max: 'أعلى عدد عناصر في الطلب',
    unset: 'يلزم تحديد حد أدنى أو أعلى، وإلا لا يمكن حفظ عامل التصفية هذا.',
    reversed: 'يجب أن يكون الحد الأعلى أكبر من الأدنى.',
  },
  noLimit: 'يُترك فارغًا لعدم وضع حد',
  countries: {
    everywhere: 'متجرك يبيع إلى كل البلدان، فلا شيء للفحص.',
    change: 'تغيير بلدان البيع',
    blockedFrom: 'تُحظر الطلبات من هذه البلدان:',
    screenedFrom: 'تُوقَف للمراجعة الطلبات من هذه البلدان:',
    blockedOutside: 'تُحظر الطلبات من خارج هذه البلدان:',
    screenedOutside: 'تُوقَف للمراجعة الطلبات من خارج هذه البلدان:',
    none: 'لا بلد في القائمة بعد.',
    changedSince: 'تغيّرت بلدان البيع منذ حفظ عامل التصفية هذا. بالحفظ يجري الفحص حسب القائمة الجديدة.',
  },
  selling: {
    title: 'بلدان البيع',
    mode: 'البيع إلى',
    modes: {
      all: 'كل البلدان',
      all_except: 'كل البلدان ما عدا…',
      specific: 'بلدان محددة',
    },
    find: 'البحث عن بلد',
    except: 'بلدان لا يبيع إليها متجرك',
    only: 'بلدان يبيع إليها متجرك',
    chosen: (count) => `المختار: ${countries.is(count)}`,
    noneFound: 'لا بلد مطابق.',
    chooseOne: 'يلزم اختيار بلد واحد على الأقل.',
    save: 'حفظ بلدان البيع',
    cancel: 'إلغاء',
    saved: 'حُفظت بلدان البيع.',
    failed: (reason) => `لم تُحفظ بلدان البيع. ${reason}`,
  },
  save: 'حفظ التغييرات',
  back: 'العودة إلى إعدادات المدفوعات',
  saveRegion: 'الحفظ',
  unsaved: (count) =>
    plural(count, {
      zero: 'لا تغييرات غير محفوظة',
      one: 'تغيير واحد لم يُحفظ',
      two: 'تغييران لم يُحفظا',
      few: `${figure(count)} تغييرات لم تُحفظ`,
      many: `${figure(count)} تغييرًا لم تُحفظ`,
      other: `${figure(count)} تغيير لم تُحفظ`,
    }),
  nothingToSave: 'لا تغييرات غير محفوظة',
  saving: 'جارٍ الحفظ',
  loading: 'جارٍ تحميل عوامل التصفية',
  retrievalFailed: 'حدث خطأ في جلب إعدادات الحماية من الاحتيال. يُرجى تحديث الصفحة لإعادة المحاولة.',
  cannotSave: 'لا يمكن حفظ شيء قبل قراءة عوامل التصفية.',
  notSaved: (reason) => `لم تُحفظ الإعدادات. ${reason}`,
  savingFailed: 'حدث خطأ في حفظ الإعدادات.',
  saved: 'حُفظت الإعدادات.',
  nowAdvanced: 'مستوى الحماية الحالي «متقدم».',
  nowBasic: 'مستوى الحماية الحالي «أساسي». تحتاج الحماية المتقدمة إلى تفعيل عامل تصفية مخاطر واحد على الأقل.',
  stillBasic: 'تحتاج الحماية المتقدمة إلى تفعيل عامل تصفية مخاطر واحد على الأقل.',
  conflict: {
    title: (by) => `تغيّرت عوامل التصفية أثناء تعديلك لها، والتغيير من ${apart(by)}`,
    text: 'لم يُحفظ شيء من تغييراتك، وهي ما زالت في هذه الصفحة.',
    mine: 'حفظ تغييراتي فوق الأخرى',
    theirs: 'عرض الأخرى وتجاهل تغييراتي',
    somebody: 'شخص آخر',
  },
};

import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/embedded/embedded-copy.ts';

export const embeddedCopy: Words<typeof english.embeddedCopy> = {
  stepTitle: {
    business: 'نشاطك التجاري',
    owner: 'المالك',
    bank: 'وجهة التحويلات',
    document: 'صورة وثيقة هوية',
    review: 'المراجعة والتسليم',
  },
  stepLead: {
    business: 'كما هو مسجل لدى الجهة الضريبية.',
    owner: 'الشخص الذي يملك النشاط التجاري أو يديره.',
    bank: 'حساب بنكي باسم المالك أو النشاط التجاري.',
    document:
      'جواز سفر أو بطاقة هوية، بصيغة PNG أو JPEG أو PDF، حتى 10 ميغابايت. شركة المحاكاة هذه تدوّن اسم الملف وحجمه ولا تستلم الملف أبدًا.',
    review: 'بعد ذلك يراجع مزوّد الدفع بياناتك. يمكنك تصحيحها لاحقًا.',
  },
  progress: (at, of) => `الخطوة ${at} من ${of}`,
  back: 'رجوع',
  next: 'متابعة',
  submit: 'تسليم',
  later: 'الحفظ والإكمال لاحقًا',
  edit: 'تغيير',
  terms: 'أؤكد صحة هذه البيانات وأقبل شروط مزوّد الدفع.',
  termsMissing: 'يُرجى التأكيد قبل التسليم.',
  failed: 'تعذّر حفظ هذا. يُرجى فحص الاتصال وإعادة المحاولة.',
  unreachable: 'تعذّر الوصول إلى مزوّد الدفع.',
  troubled: 'حدثت مشكلة لدى مزوّد الدفع.',
  noSession: 'لا توجد جلسة.',
  problems: 'يُرجى مراجعة ما يلي:',
  errorsTitle: 'لم يستطع مزوّد الدفع تأكيد بعض البيانات',
  simulated: 'نموذج محاكاة: لا حاجة إلى بيانات حقيقية',
  chosen: (name) => `المختار: ${name}`,
  bannerAction: 'بيانات في حسابك تحتاج إلى انتباهك.',
  bannerPending: 'جارٍ فحص بياناتك.',
  bannerUpdate: 'تحديث البيانات',
};

export const FIELDS: Words<typeof english.FIELDS> = {
  business: [
    { name: 'business_name', label: 'الاسم القانوني', autocomplete: 'organization' },
    { name: 'url', label: 'الموقع الإلكتروني', type: 'url', autocomplete: 'url' },
    { name: 'tax_id', label: 'الرقم الضريبي أو رقم السجل' },
  ],
  owner: [
    { name: 'first_name', label: 'الاسم الأول', autocomplete: 'given-name' },
    { name: 'last_name', label: 'اسم العائلة', autocomplete: 'family-name' },
    { name: 'dob', label: 'تاريخ الميلاد', type: 'date', autocomplete: 'bday' },
    { name: 'line1', label: 'الشارع والرقم', autocomplete: 'address-line1' },
    { name: 'city', label: 'المدينة', autocomplete: 'address-level2' },
    { name: 'postal_code', label: 'الرمز البريدي', autocomplete: 'postal-code' },
    { name: 'id_number', label: 'رقم الهوية' },
  ],
  bank: [
    { name: 'account_holder', label: 'صاحب الحساب', autocomplete: 'name' },
    { name: 'account_number', label: 'رقم الحساب', inputmode: 'numeric' },
  ],
  document: [
    {
      name: 'kind',
      label: 'نوع الوثيقة',
      options: [
        { value: 'passport', label: 'جواز سفر' },
        { value: 'id_card', label: 'بطاقة هوية' },
        { value: 'driving_licence', label: 'رخصة قيادة' },
      ],
    },
    { name: 'filename', label: 'الملف', type: 'file' },
  ],
};

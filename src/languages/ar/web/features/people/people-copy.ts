import { people } from '#languages/ar/counted.ts';
import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/features/people/people-copy.ts';

export const peopleListCopy: Words<typeof english.peopleListCopy> = {
  name: 'الأشخاص',
  things: (count) => people.thing(count),
  failed: 'تعذّر تحميل الأشخاص.',
  empty: {
    icon: 'user',
    title: 'لا أحد بعد',
    text: 'يمكن دعوة الزملاء بالبريد الإلكتروني. كل منهم يختار كلمة مروره، ويستطيع ما يسمح به دوره.',
  },
};

export const peopleCopy: Words<typeof english.peopleCopy> = {
  title: 'الأشخاص',
  lead: 'من يعمل على هذا المتجر، وما يُسمح لكل منهم.',
  tabs: 'الأشخاص والأدوار',
  people: 'الأشخاص',
  roles: 'الأدوار',
  table: 'الأشخاص',
  columns: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    state: 'الحالة',
    factors: 'التحقق بخطوتين',
    last_seen: 'آخر ظهور',
    actions: 'الإجراءات',
  },
  states: { active: 'نشط', invited: 'مدعو', suspended: 'موقوف' },
  factors: { passkey: 'مفتاح مرور', code: 'رموز' },
  noFactor: 'لا يوجد',
  expired: 'انتهت مدة الدعوة',
  you: 'أنت',
  notLately: 'ليس في الشهر الأخير',
  notYet: 'ليس بعد',
  until: (when) => `حتى ${when}`,
  untilBy: (when, name) => `حتى ${when} من ${name}`,
  filters: { state: 'الحالة', role: 'الدور', factor: 'التحقق بخطوتين' },
  search: {
    label: 'البحث بالاسم أو البريد الإلكتروني',
    placeholder: 'الاسم أو البريد الإلكتروني',
    anything: (text) => `كل من يحتوي اسمه أو بريده على «${text}»`,
  },

  actionsFor: (name) => `إجراءات ${name}`,
  beyondYou: 'صلاحياته أوسع من صلاحياتك',
  changeRole: 'تغيير الدور',
  suspend: 'إيقاف الوصول',
  restore: 'إعادة الوصول',
  remove: 'إزالة',
  again: 'إعادة إرسال الدعوة',
  withdraw: 'سحب الدعوة',
  cancel: 'إلغاء',

  invite: 'دعوة شخص',
  inviteTitle: 'دعوة شخص',
  inviteText: 'يصل بالبريد رابط يعمل مرة واحدة خلال سبعة أيام، ويختار المدعو كلمة مروره بنفسه.',
  email: 'البريد الإلكتروني',
  emailWrong: 'يلزم بريد إلكتروني، مثل robin@example.com.',
  firstName: 'الاسم الأول',
  firstNameMissing: 'يلزم الاسم الأول.',
  role: 'الدور',
  roleBeyond: (name) => `${name} (صلاحياته أوسع من صلاحياتك)`,
  may: (tasks) => `المسموح له: ${tasks}.`,
  rolesFailed: 'تعذّرت قراءة الأدوار.',
  inviteAction: 'إرسال الدعوة',
  invited: (email) => `الدعوة إلى ${apart(email)} في الطريق.`,

  changeRoleTitle: (name) => `تغيير دور ${name}`,
  changeRoleText: 'يسري الدور الجديد من النقرة التالية. ويصل إشعار بالبريد إلى صاحبه.',
  ownRoleText: 'هذا دورك أنت. بصلاحيات أقل قد لا تظهر لك هذه الصفحة بعد ذلك.',
  changeRoleAction: 'تغيير الدور',
  roleChanged: (name, role) => `دور ${name} الآن: ${role}.`,

  suspendTitle: (name) => `إيقاف وصول ${name}؟`,
  suspendText:
    'يُسجَّل خروج هذا الشخص من كل مكان خلال ثانية، ولا يمكنه العودة إلا بإذنك. تتوقف مفاتيح API الخاصة به، وتُسحب الدعوات التي أرسلها. ويصله إشعار بالبريد.',
  suspended: (name) => `أُوقف وصول ${name}.`,
  restoreTitle: (name) => `إعادة وصول ${name}؟`,
  restoreText:
    'يمكن لهذا الشخص تسجيل الدخول من جديد بدوره السابق، وتعود مفاتيح API الخاصة به إلى العمل. ويصله إشعار بالبريد.',
  restored: (name) => `أُعيد وصول ${name}.`,
  removeTitle: (name) => `إزالة ${name}؟`,
  removeText:
    'يُسجَّل خروج هذا الشخص من كل مكان وتُبطل مفاتيح API الخاصة به. لا يمكن التراجع عن هذا، لكن يمكن دعوته من جديد. ما فعله يبقى في سجل التدقيق باسمه.',
  removed: (name) => `أُزيل الشخص: ${name}.`,
  againTitle: (name) => `إعادة إرسال الدعوة إلى ${name}؟`,
  againText: 'يخرج رابط جديد ويعمل سبعة أيام. الرابط الذي أُرسل من قبل يتوقف عن العمل.',
  againAction: 'إعادة الإرسال',
  sentAgain: (email) => `دعوة جديدة إلى ${apart(email)} في الطريق.`,
  withdrawTitle: (name) => `سحب دعوة ${name}؟`,
  withdrawText: 'الرابط الذي أُرسل يتوقف عن العمل.',
  withdrawAction: 'سحب الدعوة',
  withdrawn: (name) => `سُحبت دعوة ${name}.`,
};

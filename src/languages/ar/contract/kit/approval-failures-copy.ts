import type * as english from '#contract/kit/approval-failures-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const approvalFailuresCopy: Words<typeof english.approvalFailuresCopy> = {
  approval_requested: 'هذا يحتاج إلى موافقة شخص ثانٍ. أُرسل للموافقة؛ ولم يُنفَّذ شيء بعد.',
  approval_nobody:
    'هذا يحتاج إلى موافقة شخص ثانٍ، ولا أحد غيرك هنا يستطيع الموافقة عليه. لم يُنفَّذ شيء. يمكن للمالك تغيير القاعدة في الإعدادات › الموافقات، أو حدود دورك في الإعدادات › الأشخاص.',
  approval_not_proposable:
    'مفتاح API هذا يقترح فقط، وهذا لا يمكن اقتراحه: فيه سر يُعرض، أو ملف يُستلَم، أو أمر يخصك وحدك. يجب أن يفعله شخص.',
  approval_missing: 'لا يوجد مثل هذا الطلب، أو لا يحق لك رؤيته.',
  approval_own: 'هذا طلبك. يجب أن يوافق عليه شخص آخر.',
  approval_by_key: 'الموافقة والرفض والسحب لشخص لا لبرنامج. يلزم تسجيل الدخول لذلك.',
  approval_changed:
    'تغيّر ما يخصه هذا الطلب منذ تقديمه. لم يُنفَّذ شيء. يُرجى النظر فيه من جديد، وتقديم طلب جديد إن كان ما زال صحيحًا.',
  approval_asker_gone: 'لم يعد يُسمح بهذا لصاحب الطلب، أو أُبطل مفتاحه. لم يُنفَّذ شيء.',
  approval_over_own_limit: 'لم يبق لمن وافق متسع في حدوده لهذا اليوم. لم يُنفَّذ شيء.',
  approval_rule_alone:
    'من يمكنهم الموافقة على هذا أقل من شخصين. بهذه القاعدة لن يستطيع أحد فعله بعد ذلك. تلزم أولًا دعوة شخص، أو اختيار أدوار أكثر.',
};

export const approvalNotYoursCopy: Words<typeof english.approvalNotYoursCopy> = {
  capability: 'دورك لا يسمح بهذا، فلا يسمح بالموافقة عليه أيضًا.',
  role: 'القاعدة تحدد أدوارًا أخرى غير دورك. القرار لمن له أحدها.',
  limit: 'هذا يتجاوز حدّك لعملية استرداد واحدة. القرار لمن له حد أعلى.',
  withdraw: 'لا يسحب الطلب إلا صاحبه. يمكنك رفضه.',
};

export const approvalDecidedCopy: Words<typeof english.approvalDecidedCopy> = {
  approved: 'تمت الموافقة على هذا من قبل. لم يُنفَّذ شيء مرة ثانية.',
  approvedBy: (person) => `تمت الموافقة على هذا من قبل، والموافقة من ${person}. لم يُنفَّذ شيء مرة ثانية.`,
  declined: 'رُفض هذا.',
  declinedBy: (person) => `رُفض هذا، والرفض من ${person}.`,
  withdrawn: 'سحب صاحب الطلب طلبه.',
  expired: 'لم يوافق أحد على هذا في الوقت المحدد. يمكن طلبه من جديد إن كان ما زال لازمًا.',
  failed: 'تعذّر تنفيذ هذا عند الموافقة عليه. يمكن طلبه من جديد إن كان ما زال لازمًا.',
};

import { apart, listed } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { peopleApprovalCopy as english } from '#server/features/people/people-approval-copy.ts';

export const peopleApprovalCopy: Words<typeof english> = {
  person: ({ display_name, email }) => (display_name === email ? email : `${display_name} (${apart(email)})`),
  role: (who, { now, given }) => `منح ${apart(who)} الدور «${given}»${now === '' ? '' : ` بدلًا من «${now}»`}`,
  suspend: (who) => `إيقاف وصول ${apart(who)}`,
  restore: (who) => `إعادة وصول ${apart(who)}`,
  remove: (who) => `إزالة ${apart(who)}`,
  invite: (who, role) => `دعوة ${apart(who)} بالدور ${role}`,
  again: (who) => `إعادة إرسال الدعوة إلى ${apart(who)}`,
  withdraw: (who) => `سحب دعوة ${apart(who)}`,

  makeRole: (name, parts) => `إنشاء الدور ${name}: ${parts}`,
  changeRole: (name, parts) => `تغيير الدور ${name}: ${parts}`,
  deleteRole: (name) => `حذف الدور ${name}`,
  renamed: (name) => `تسميته ${name}`,
  may: (what) => `يُسمح له: ${what}`,
  mayNoLonger: (what) => `لم يعد يُسمح له: ${what}`,
  refunds: (limits) => `الاسترداد ${limits}`,
  noLimit: 'بلا حد',
  limits: (each) => listed(each),
  mostAtOnce: (amount) => `حتى ${amount} في المرة`,
  mostInADay: (amount) => `${amount} في اليوم`,
  mostAtOnceAndInADay: (once, day) => `حتى ${once} في المرة، و${day} في اليوم`,
  anyAmount: (code) => `أي مبلغ بعملة ${code}`,
  secondFactor: (isDemanded) => (isDemanded ? 'اشتراط عامل تحقق ثانٍ' : 'عدم اشتراط عامل تحقق ثانٍ'),
};

import type { peopleFailuresCopy as english } from '#contract/kit/people-failures-copy.ts';
import { figure } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';

export const peopleFailuresCopy: Words<typeof english> = {
  account_suspended: 'وصول حسابك موقوف، لذلك لم يُنفَّذ شيء. يُرجى طلب إعادته ممن يدير الأشخاص في هذا المتجر.',
  own_factor_first: 'يلزم أولًا إعداد عامل تحقق ثانٍ لك: سيشترطه دورك عليك فورًا. لم يتغير شيء.',
  api_key_expired: 'انتهت مدة مفتاح API هذا. يمكن إنشاء مفتاح جديد في الإعدادات › مفاتيح API.',
  api_key_beyond_you: 'لا يستطيع المفتاح أكثر مما يُسمح لك به. يلزم اختيار ما يسمح به دورك فقط.',
  person_is_yourself: 'لا يمكنك إيقاف وصولك أو إزالة حسابك أو إعادة تعيينه. يُرجى سؤال شخص آخر يدير الأشخاص.',
  person_beyond_you: 'صلاحيات هذا الشخص أوسع من صلاحياتك، فلا يغيّر ذلك إلا من له صلاحيات مثلها.',
  person_changed: 'غيّر شخص آخر بيانات هذا الشخص قبل لحظة. يُرجى النظر من جديد قبل المتابعة.',
  role_beyond_you:
    'لا يمنح أحد ما لا يملك: صلاحيات هذا الدور أوسع من صلاحياتك، أو حدّه للاسترداد أعلى من حدّك.',
  last_owner: 'المتجر يحتاج إلى مالك، وهذا آخر مالك. يلزم أولًا جعل شخص آخر مالكًا.',
  email_works_here: 'يعمل هنا بالفعل شخص بهذا البريد الإلكتروني.',
  email_invited: 'هذا البريد الإلكتروني مدعو بالفعل. يمكن إعادة إرسال تلك الدعوة، أو سحبها أولًا.',
  invitation_over: 'هذه الدعوة قُبلت أو سُحبت أو أُعيد إرسالها في الأثناء.',
  role_missing: 'لم يعد هذا الدور موجودًا. يلزم اختيار غيره.',
  role_name_taken: 'يوجد بالفعل دور بهذا الاسم. يلزم اختيار اسم آخر.',
  role_in_use: ({ names, more }) =>
    more > 0
      ? `لا يمكن حذف هذا الدور ما دام لأحد: ${names.join('، ')}، وغيرهم: ${figure(more)}.`
      : `لا يمكن حذف هذا الدور ما دام لأحد: ${names.join('، ')}.`,
};

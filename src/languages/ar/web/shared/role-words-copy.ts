import { either } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { roleWordsCopy as english } from '#web/shared/role-words-copy.ts';

export const roleWordsCopy: Words<typeof english> = {
  lacked: {
    see_payments: 'المدفوعات',
    see_payouts: 'التحويلات والأرصدة',
    see_customers: 'أسماء العملاء وعناوينهم',
    export: 'التصدير واعتماد الأيام',
    refund: 'الاسترداد',
    capture: 'تحصيل المدفوعات وإلغاءها وإكمال الطلبات',
    decide_held: 'البت في الدفعات الموقوفة',
    answer_disputes: 'الرد على النزاعات',
    pay_out: 'التحويلات الفورية',
    change_settings: 'الإعدادات',
    change_fraud_rules: 'قواعد الحماية',
    change_account: 'البنك والحساب',
    manage_people: 'الأشخاص والمفاتيح',
    read_audit: 'سجل التدقيق',
  },
  lacks: (role, lacked) =>
    `دورك «${role}» لا يشمل ${either(lacked)}. يمكن للمالك تغيير ذلك في الإعدادات › الأشخاص.`,
};

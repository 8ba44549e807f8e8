import type { cardFailureCopy as english } from '#domain/payments/failure-reasons-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const cardFailureCopy: Words<typeof english> = {
  reasons: {
    card_declined: 'رفض البنك البطاقة',
    expired_card: 'انتهت صلاحية البطاقة',
    incorrect_cvc: 'رمز الأمان غير صحيح',
    incorrect_number: 'رقم البطاقة غير صحيح',
    incorrect_zip: 'الرمز البريدي غير صحيح',
    invalid_cvc: 'رمز الأمان غير صالح',
    invalid_expiry_month: 'شهر انتهاء الصلاحية غير صالح',
    invalid_expiry_year: 'سنة انتهاء الصلاحية غير صالحة',
    invalid_number: 'رقم البطاقة غير صالح',
    processing_error: 'حدث خطأ في معالجة البطاقة',
    authentication_required: 'تحتاج الدفعة إلى مصادقة صاحب البطاقة',
    insufficient_funds: 'رصيد البطاقة لا يكفي لإتمام الشراء',
  },
  anyOther: 'رُفضت الدفعة',
};

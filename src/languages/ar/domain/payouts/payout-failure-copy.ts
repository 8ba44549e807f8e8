import type * as english from '#domain/payouts/payout-failure-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const PAYOUT_FAILURE_REASONS: Words<typeof english.PAYOUT_FAILURE_REASONS> = {
  insufficient_funds: 'لم يكن الرصيد كافيًا لهذا التحويل.',
  bank_account_restricted: 'الحساب البنكي يحدّ من نوع التحويلات التي يقبلها أو عددها.',
  debit_not_authorized: 'لا يسمح البنك بالخصم من هذا الحساب.',
  invalid_card: 'البطاقة غير صالحة.',
  declined: 'رفض البنك هذا التحويل.',
  invalid_transaction: 'لا يسمح مُصدر البطاقة بهذا التحويل.',
  refer_to_card_issuer: 'رفض مُصدر البطاقة هذا التحويل. يُرجى سؤاله عن السبب.',
  unsupported_card: 'لا تستطيع هذه البطاقة استلام التحويلات.',
  lost_or_stolen_card: 'أُبلغ عن فقدان البطاقة أو سرقتها.',
  invalid_issuer: 'مُصدر البطاقة غير صالح.',
  expired_card: 'انتهت صلاحية البطاقة.',
  could_not_process: 'تعذّر على البنك تنفيذ هذا التحويل.',
  invalid_account_number: 'رقم الحساب غير صالح.',
  incorrect_account_holder_name: 'اسم صاحب الحساب غير صحيح.',
  account_closed: 'أُغلق الحساب البنكي.',
  no_account: 'لم يجد البنك حسابًا بهذه البيانات.',
  exceeds_amount_limit: 'التحويل أكبر مما يُسمح للحساب البنكي باستلامه.',
  account_frozen: 'جُمّد الحساب البنكي.',
  issuer_unavailable: 'تعذّر الوصول إلى مُصدر البطاقة.',
  invalid_currency: 'لا يقبل الحساب البنكي هذه العملة.',
  incorrect_account_type: 'نوع الحساب البنكي غير صحيح.',
  incorrect_account_holder_details: 'بيانات صاحب الحساب غير صحيحة.',
  bank_ownership_changed: 'أصبح الحساب البنكي لشخص آخر.',
  exceeds_count_limit: 'استلم الحساب البنكي كل ما يُسمح له به من تحويلات.',
  incorrect_account_holder_address: 'عنوان صاحب الحساب غير صحيح.',
  incorrect_account_holder_tax_id: 'الرقم الضريبي لصاحب الحساب غير صحيح.',
  invalid_account_number_length: 'طول رقم الحساب غير صحيح.',
};

export const payoutFailureCopy: Words<typeof english.payoutFailureCopy> = {
  unknown: 'غير معروف',
};

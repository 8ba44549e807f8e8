import type { DisputeReason } from '#domain/disputes/dispute-status.ts';
import { known } from '#domain/shared/word.ts';
import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/blocks/dispute-panel/dispute-claims-copy.ts';

type ReasonWords = Readonly<{ claim: string; explanation: string }>;

const unrecognized: ReasonWords = {
  claim: 'العميل لا يتعرف على عملية الخصم هذه في كشف حسابه.',
  explanation: 'يرى العميل عملية خصم لا يعرف مصدرها. كثيرًا ما يختلف الاسم في كشف الحساب عن اسم المتجر.',
};

/** ما يقوله العميل. */
const CLAIMS: Partial<Readonly<Record<DisputeReason, ReasonWords>>> = {
  credit_not_processed: {
    claim: 'يقول العميل إنه أعاد المشتريات أو ألغاها ولم تُعَد إليه أمواله.',
    explanation: 'وُعد باسترداد أو برصيد، أو كان مستحقًا بحسب سياستك، ولم يصل.',
  },
  duplicate: {
    claim: 'يقول العميل إنه خُصم منه أكثر من مرة مقابل عملية شراء واحدة.',
    explanation:
      'يرى البنك عمليتي خصم متشابهتين. المطلوب إثبات أنهما لعمليتي شراء مختلفتين، أو استرداد إحداهما.',
  },
  fraudulent: {
    claim: 'يقول صاحب البطاقة إنه لم يأذن بهذه الدفعة.',
    explanation: 'يقول صاحب البطاقة إن شخصًا آخر أجرى عملية الشراء، أو إنه لم يُجرِها قط.',
  },
  product_not_received: {
    claim: 'يقول العميل إن الطلب لم يصل قط.',
    explanation: 'لم يصل ما اشتراه العميل إليه، أو لم تُقدَّم له الخدمة.',
  },
  product_unacceptable: {
    claim: 'يقول العميل إن ما تسلّمه تالف أو معيب أو غير مطابق للوصف.',
    explanation: 'وصل شيء، ويقول العميل إنه ليس ما بيع له.',
  },
  subscription_canceled: {
    claim: 'يقول العميل إنه خُصم منه بعد أن ألغى اشتراكه.',
    explanation: 'خُصم مبلغ التجديد مع أن العميل يقول إن الاشتراك كان قد انتهى.',
  },
  unrecognized,
};

/** أسباب تخص الدفعة نفسها لا ما اشتُري بها. */
const EXPLANATIONS: Partial<Readonly<Record<DisputeReason, string>>> = {
  bank_cannot_process: 'تعذّرت على بنك العميل معالجة الدفعة.',
  check_returned: 'أعاد بنك العميل الدفعة.',
  customer_initiated: 'طلب العميل من بنكه سحب الدفعة دون ذكر سبب آخر.',
  debit_not_authorized: 'يقول العميل إنه لم يسمح بهذا السحب من حسابه قط.',
  general: 'لم يذكر البنك سببًا محددًا. يحسن سؤال العميل عن الأمر.',
  incorrect_account_details: 'الحساب الذي دُفع منه غير موجود أو يخص شخصًا آخر.',
  insufficient_funds: 'لم يكن في حساب العميل مال كافٍ.',
};

export const claimOf: Words<typeof english.claimOf> = (reason) =>
  (known(CLAIMS, reason) ?? unrecognized).claim;
export const explanationOf: Words<typeof english.explanationOf> = (reason) =>
  known(CLAIMS, reason)?.explanation ?? known(EXPLANATIONS, reason) ?? unrecognized.explanation;

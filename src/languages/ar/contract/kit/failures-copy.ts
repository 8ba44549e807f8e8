import type * as english from '#contract/kit/failures-copy.ts';
import { waitOf } from '#domain/shared/wait-of.ts';
import { hours, minutes, seconds } from '#languages/ar/counted.ts';
import { apart, figure, fromLeft } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';

const inWords = (wait: number): string => {
  const { count, unit } = waitOf(wait);
  return unit === 'hours' ? hours.of(count) : minutes.of(count);
};

export const failuresCopy: Words<typeof english.failuresCopy> = {
  rest_cookie_invalid_nonce: 'هذه الصفحة مفتوحة منذ وقت طويل. يُرجى إعادة تحميلها والمحاولة من جديد.',
  rest_key_read_only: 'مفتاح API هذا للقراءة فقط. يلزم مفتاح يُسمح له بالقراءة والتغيير.',
  rest_key_write_only: 'مفتاح API هذا للتغيير فقط. يلزم مفتاح يُسمح له بالقراءة.',
  sign_in_failed: 'الاسم أو كلمة المرور غير صحيحة.',
  sign_in_throttled: ({ retry_after_s }) =>
    `محاولات فاشلة كثيرة جدًا. يمكن إعادة المحاولة بعد ${inWords(retry_after_s)}.`,
  sign_in_too_often: ({ retry_after_s }) =>
    `سُجّل الدخول إلى هذا الحساب مرات كثيرة جدًا. يمكن إعادة المحاولة بعد ${inWords(retry_after_s)}، أو من جهاز سبق أن سُجّل دخولك فيه.`,
  password_not_confirmed: 'كلمة المرور غير صحيحة. لم يتغير شيء.',
  password_easy_to_guess: ({ problem }) =>
    problem === 'common'
      ? 'كلمة المرور هذه من أول ما يُخمَّن. يلزم اختيار غيرها.'
      : 'لا يجوز أن تكون كلمة المرور اسمك أو بريدك الإلكتروني. يلزم اختيار غيرها.',
  api_key_not_found: 'مفتاح API هذا غير موجود، أو أُزيل من قبل.',
  rest_cross_site: 'جاء هذا الطلب من موقع آخر فرُفض.',
  rest_misdirected:
    'هذا الخادم لا يستجيب لهذا الاسم. يُرجى فتحه بعنوانه؛ على من يشغّله ضبط PUBLIC_URL على العنوان المستخدم.',
  rest_no_route: ({ allow }) =>
    allow ? `هذا العنوان يقبل ما يلي فقط: ${allow.join('، ')}.` : 'لا شيء على هذا العنوان.',
  rest_invalid_json: 'المرسَل ليس JSON صالحًا.',
  rest_unsupported_media_type: 'يجب إرسال هذا الطلب بصيغة JSON.',
  rest_body_too_large: 'المرسَل أكبر مما يقبله هذا العنوان.',
  rest_body_in_crumbs: 'وصل المرسَل في أجزاء صغيرة كثيرة جدًا. يُرجى إرساله كاملًا أو في أجزاء أكبر.',
  rest_too_complex: ({ of, most }) => {
    if (of === 'depth') return `في المرسَل مستويات متداخلة أكثر من الحد الأقصى: ${figure(most)}.`;
    return of === 'values'
      ? `في المرسَل قيم أكثر من الحد الأقصى: ${figure(most)}. يُرجى إرسال أقل في المرة.`
      : `في المرسَل أحرف أكثر من الحد الأقصى: ${figure(most)}. يُرجى إرسال أقل في المرة.`;
  },
  rest_too_many_requests: ({ retry_after_s }) =>
    `طلبات كثيرة جدًا. يمكن إعادة المحاولة بعد ${seconds.of(retry_after_s)}.`,
  live_lines_taken: ({ most }) =>
    `الحد الأقصى لما يتابع التغييرات من صفحات أو برامج لشخص واحد أو مفتاح واحد: ${figure(most)}. يلزم إغلاق أحدها أولًا.`,
  rest_uri_too_long: 'هذا العنوان أطول من اللازم.',
  rest_headers_too_large: 'ترويسات هذا الطلب أكبر من اللازم.',
  rest_request_timeout: 'استغرق وصول الطلب وقتًا أطول من اللازم.',
  rest_bad_request: 'تعذّر فهم الطلب.',
  disk_full: 'قرص الخادم ممتلئ، لذلك تعذّر حفظ هذا. يلزم إخلاء مساحة عليه ثم إعادة المحاولة.',
  wcpay_route_validation_failure: 'هذا ليس بصيغة معرّف.',
  provider_unavailable: 'مزوّد الدفع لا يرد. يُرجى إعادة المحاولة لاحقًا.',
  export_under_way: 'ما زال ملف آخر يُنزَّل لك. يُرجى الانتظار حتى يصل، ثم فتح هذا الملف من جديد.',
  export_not_found: 'ملف التصدير هذا غير موجود، أو يخص شخصًا آخر.',
  note_missing: 'هذه الرسالة غير موجودة.',
  day_not_over: 'لم ينتهِ هذا اليوم بعد.',
  day_changed: 'تغيّرت الأرقام منذ اطلاعك عليها. يُرجى النظر فيها من جديد.',
  day_needs_note: 'حساب هذا اليوم لا يتطابق. يلزم تدوين السبب قبل اعتماده.',
  wcpay_core_invalid_request_parameter_invalid_timezone: `يجب كتابة المنطقة الزمنية كفرق مثل ${fromLeft('+02:00')}.`,
  wcpay_core_invalid_request_parameter_invalid_date:
    'يجب كتابة التواريخ بالصيغة YYYY-MM-DDTHH:MM:SS، الأسبق أولًا، وألا يزيد ما بينها على خمسين سنة.',
  mail_missing: 'هذه الرسالة البريدية غير موجودة.',
  export_link_invalid: 'أُعدّ هذا الرابط لشخص آخر أو لملف آخر. يُرجى فتح التصدير من جديد.',
  export_link_expired: 'انتهت مدة هذا الرابط. بفتح التصدير من جديد يُنشأ رابط جديد.',
  transaction_missing: 'هذه المعاملة غير موجودة.',
  wcpay_get_charge: 'حدث خطأ في جلب المعاملة.',
  wcpay_missing_order: 'تعذّر العثور على الطلب.',
  authorization_missing: 'لم تُفوَّض هذه الدفعة، أو جرى التخلي عنها.',
  wcpay_refunded_order_uncapturable: 'لا يمكن تحصيل دفعة لطلب استُرد مبلغه كليًا أو جزئيًا.',
  wcpay_intent_order_mismatch: 'لا يمكن تنفيذ الدفعة لأنها لا تطابق بيانات الطلب.',
  wcpay_capture_error: ({ error_type }) =>
    error_type === 'amount_too_small' ? 'مبلغ الدفعة أصغر من أن يُنفَّذ.' : 'لم يكتمل تحصيل الدفعة.',
  wcpay_cancel_error: 'لم يكتمل إلغاء الدفعة.',
  wcpay_multi_currency_invalid_currency: ({ currency }) => `لا يستطيع المتجر البيع بعملة ${currency}.`,
  wcpay_multi_currency_invalid_currency_rate: 'يلزم سعر أكبر من صفر، مثل 1.25.',
  charge_order_mismatch: 'هذه الدفعة تخص طلبًا آخر.',
  wcpay_fraud_outcome_not_found: 'لم تقرر القواعد شيئًا بشأن هذا الطلب.',
  invalid_fraud_outcome_status: 'يلزم طلب إحدى النتائج allow أو review أو block.',
  provider_rate_limited: 'يتلقى مزوّد الدفع طلبات كثيرة جدًا. يُرجى إعادة المحاولة بعد لحظات.',
  provider_answer_unknown: 'لم يؤكد مزوّد الدفع هذا بعد. جارٍ التأكد منه.',
  provider_answer_broken: 'رد مزوّد الدفع بما لا يمكن قراءته. يُسأل من جديد.',
  provider_key_refused: 'يرفض مزوّد الدفع المفتاح المعطى له. يُرجى فحص المفتاح في إعدادات الخادم.',
  provider_permission_missing: 'مفتاح مزوّد الدفع تنقصه صلاحية يحتاج إليها هذا. لم يتغير شيء.',
  provider_refused: 'رفض مزوّد الدفع هذا.',
  provider_unsupported: 'لا يوفّر مزوّد الدفع هذا لحسابك.',
  idempotency_key_reused: 'استُخدم مفتاح الطلب هذا من قبل لطلب مختلف.',
  operation_in_progress: 'ما زال تأكيد هذا جاريًا لدى مزوّد الدفع. لا حاجة إلى تكراره.',
  operation_needs_attention: 'لم يؤكد مزوّد الدفع هذا قط. يُرجى فحص الدفعة قبل إعادة المحاولة.',
  operation_dismissed: 'نظر شخص في هذا وتبيّن أنه لم يحدث قط.',
  operation_not_dismissible: 'لا يمكن صرف النظر إلا عن عملية لم يستطع أحد تأكيدها.',
  operation_missing: 'هذه العملية غير موجودة.',
  event_signature_invalid: 'توقيع هذا الحدث مفقود أو خاطئ أو قديم جدًا.',
  event_clock_off: ({ off_s }) =>
    `بين توقيت توقيع هذا الحدث وساعة هذا الخادم فرق: ${seconds.is(off_s)}. يلزم ضبط ساعة الخادم.`,
  event_malformed: ({ field }) =>
    field === '' ? 'هذا ليس حدثًا.' : `في هذا الحدث حقل بصيغة غير معروفة هنا: ${field}.`,
  event_of_other_mode: 'هذا الحدث يخص الوضع الآخر: لا يُخلط الاختبار بالحقيقي أبدًا.',
  event_of_other_account: 'هذا الحدث يخص حسابًا آخر.',
  receipt_unpaid: 'لم يُدفع شيء، لذلك لا يوجد إيصال.',
  receipt_without_address: 'لم يترك العميل بريدًا إلكترونيًا.',
  account_missing: 'لم يُربط حساب مدفوعات بعد.',
  account_exists: 'يوجد حساب مدفوعات مربوط بالفعل.',
  account_not_resettable: 'لا يمكن البدء من جديد في حساب حقيقي سُلّمت بياناته.',
  bad_request: 'تعذّر إعداد حساب المدفوعات. يُرجى إعادة المحاولة.',
  embedded_session_invalid: 'هذا النموذج مفتوح منذ وقت طويل. يُرجى إعادة تحميل الصفحة للمتابعة.',
  payments_disabled: 'لا يستطيع الحساب قبول المدفوعات حاليًا.',
  payment_method_unavailable: 'طريقة الدفع هذه غير متاحة لحسابك.',
  currency_unsupported: ({ currency }) => `الدفع بعملة ${currency.toUpperCase()} غير ممكن.`,
  amount_invalid: 'يجب أن يكون المبلغ عددًا صحيحًا أكبر من صفر، بأصغر وحدات العملة.',
  amount_too_small: 'مبلغ الدفعة أصغر من أن يُنفَّذ.',
  amount_too_large: 'المبلغ أكبر من اللازم.',
  wcpay_payment_uncapturable: 'لا يمكن تحصيل هذه الدفعة في حالتها الحالية.',
  charge_not_captured: 'لم تُحصَّل هذه الدفعة بعد. يمكن إلغاؤها بدلًا من استردادها.',
  charge_already_refunded: 'تم استرداد هذه الدفعة من قبل.',
  charge_disputed: 'هذه الدفعة متنازع عليها ولا يمكن استردادها.',
  refund_exceeds_charge: 'مبلغ الاسترداد أكبر مما بقي من الدفعة.',
  out_of_stock: ({ name, left }) =>
    left > 0 ? `المتبقي من ${apart(name)}: ${figure(left)} فقط.` : `نفدت كمية ${apart(name)}.`,
  product_unavailable: 'في هذا الطلب شيء لم يعد معروضًا للبيع.',
  refund_items_exceed: 'العناصر المختارة أكثر مما بقي للاسترداد. يُرجى إعادة تحميل الطلب والمحاولة من جديد.',
  order_not_refundable: 'لا دفعة لهذا الطلب يمكن استردادها.',
  settings_conflict: ({ by }) => `تغيّرت الإعدادات منذ فتح هذه الصفحة، والتغيير من ${apart(by)}.`,
  settings_not_saved: ({ server_error }) => `حدث خطأ في حفظ الإعدادات. ${server_error}`,
  dispute_not_actionable: 'لم يعد هذا النزاع يقبل ردًا.',
  evidence_too_long: 'بلغ نص الأدلة الحد الأقصى لعدد الأحرف',
  evidence_draft_conflict: 'تغيّرت هذه الأدلة في علامة تبويب أخرى أو غيّرها شخص آخر.',
  evidence_pages_exceeded: 'صفحات الملفات المرفقة أكثر مما يقبله مزوّد الدفع. يُرجى إرفاق ملفات أقل أو أقصر.',
  wcpay_evidence_file_max_size: 'هذا الملف أكبر من 4.5 ميغابايت، وهو الحد الأقصى لكل ملفات النزاع. لم يُرفع.',
  wcpay_evidence_file_upload_error: 'لم يقبل مزوّد الدفع الملف. باختياره من جديد تُعاد المحاولة.',
  evidence_packet_failed:
    'تعذّر جمع الحزمة. يُرجى استخدام صور أقل أو أصغر، أو نصوص أقصر. ما قُدّم محفوظ وما زال إرساله إلى البنك ممكنًا.',
  library_full: ({ most }) =>
    `الحد الأقصى لما في المكتبة من نصوص وملفات: ${figure(most)}. تلزم إزالة واحد أولًا.`,
  views_full: ({ most }) => `بلغت هذه القائمة الحد الأقصى لطرق العرض: ${figure(most)}. يلزم حذف واحدة أولًا.`,
  rest_form_expected: 'يجب إرسال هذا الطلب كنموذج فيه ملف.',
  payouts_unavailable: 'التحويلات غير ممكنة حاليًا.',
  instant_payout_unavailable: 'لا أموال بهذه العملة يمكن تحويلها فورًا.',
  payout_not_cancelable: 'لم يعد تغيير هذا التحويل ممكنًا.',
  vat_number_invalid: 'هذا ليس بصيغة الرقم الضريبي في بلدك.',
  vat_number_unknown: 'هذا الرقم الضريبي غير مسجل.',
};

/** Problems of fields are written with and without their full stop. */
const sentence = (words: string): string => (/[.!?؟]$/.test(words) ? words : `${words}.`);

export const failureFieldsCopy: Words<typeof english.failureFieldsCopy> = {
  check: (field, problem) => `يُرجى مراجعة «${field}». ${sentence(problem)}`,
  moreWrong: (count) => `حقول أخرى فيها خطأ: ${figure(count)}.`,
  missing: (field) => `يلزم إدخال «${field}».`,
  severalMissing: (fields) => `يلزم إدخال هذه الحقول: ${fields.map((field) => `«${field}»`).join('، ')}.`,
  notAllowed: (fields) =>
    `دورك لا يسمح لك بتغيير ما يلي: ${fields.join('، ')}. لم يُحفظ شيء. يمكن للمالك تغيير ما يُسمح لك به في الإعدادات › الأشخاص.`,
};

export const resourceMissingCopy: Words<typeof english.resourceMissingCopy> = {
  kinds: {
    'bank account': 'هذا الحساب البنكي غير موجود.',
    charge: 'عملية الخصم هذه غير موجودة.',
    customer: 'هذا العميل غير موجود.',
    dispute: 'هذا النزاع غير موجود.',
    document: 'هذا المستند غير موجود.',
    file: 'هذا الملف غير موجود.',
    loan: 'هذا القرض غير موجود.',
    note: 'هذه الملاحظة غير موجودة.',
    order: 'هذا الطلب غير موجود.',
    payment: 'هذه الدفعة غير موجودة.',
    payout: 'هذا التحويل غير موجود.',
    person: 'هذا الشخص غير موجود.',
    product: 'هذا المنتج غير موجود.',
    refund: 'هذا الاسترداد غير موجود.',
    review: 'هذه المراجعة غير موجودة.',
    role: 'هذا الدور غير موجود.',
    text: 'هذا النص غير موجود.',
    view: 'طريقة العرض هذه غير موجودة.',
  },
  anyOther: (kind) => `هذا غير موجود (${kind}).`,
};

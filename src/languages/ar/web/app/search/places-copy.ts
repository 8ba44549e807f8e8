import type { Words } from '#languages/kit/words.ts';
import type * as english from '#web/app/search/places-copy.ts';

/** الكلمات الثانية هي ما قد يُكتب في مربع البحث. */
export const settingsPlaces: Words<typeof english.settingsPlaces> = {
  general: ['عام: تشغيل المدفوعات أو إيقافها، ووضع الاختبار', 'تفعيل تعطيل تشغيل إيقاف متجر اختبار تجربة'],
  'payment-methods': [
    'طرق الدفع',
    'بطاقات فيزا ماستركارد مدى رسوم أسعار ideal sepa bancontact klarna visa mastercard',
  ],
  'buy-now-pay-later': ['اشترِ الآن وادفع لاحقًا', 'تقسيط أقساط klarna affirm afterpay'],
  'express-checkouts': ['الدفع السريع', 'محفظة زر أبل جوجل apple pay google wallet woopay link'],
  transactions: [
    'المعاملات: التحصيل لاحقًا، البطاقات المحفوظة، كشف الحساب البنكي، بيانات الدعم',
    'يدوي تفويض اسم المتجر كشف الحساب بريد إلكتروني هاتف دعم محفوظة descriptor',
  ],
  'payout-schedule': ['جدول التحويلات والحساب البنكي', 'تحويل يومي أسبوعي شهري آيبان رقم الحساب iban'],
  'fp-settings': ['الحماية من الاحتيال', 'مخاطر حظر قواعد عوامل تصفية avs cvc'],
  reporting: ['التقارير: لغة الملفات', 'تصدير ترجمة لغة csv'],
  'advanced-settings': ['إعدادات متقدمة', 'تعدد العملات اشتراكات سجل أخطاء debug log'],
};

export const otherPlaces: Words<typeof english.otherPlaces> = {
  password: ['تغيير كلمة المرور', 'تسجيل الدخول حساب أمان ملف شخصي كلمة السر'],
  currencies: ['العملات وأسعار الصرف والتقريب', 'صرف تعدد العملات نقود مبدّل'],
  keys: ['مفاتيح API', 'وصول رمز برامج تكامل rest token stripe'],
  setup: ['Stripe: المفاتيح والصلاحيات', 'سر ربط مزوّد webhook connect'],
};

export const helpPlaces: Words<typeof english.helpPlaces> = {
  verification: ['التحقق من نشاطك التجاري', 'هوية وثائق مستندات جواز سفر kyc'],
  'account-status': ['ما تعنيه حالة الحساب', 'مقيّد قيد الانتظار مرفوض مراجعة مفعّل'],
  'early-selling': ['البيع قبل اكتمال التحقق', 'حد مبكر تدريجي'],
  sandbox: ['البيئة التجريبية', 'اختبار تجربة عرض حقيقي sandbox'],
  'test-mode': ['وضع الاختبار', 'بطاقات تجربة 4242'],
  'site-connection': ['ربط موقعك', 'الوضع الآمن إعادة الربط اتصال'],
  terms: ['شروط الخدمة', 'قانوني اتفاقية أحكام'],
  https: ['لماذا يلزم HTTPS', 'شهادة آمن تشفير ssl tls'],
  'payout-schedule': ['جدول التحويلات', 'متى المال البنك أيام موعد'],
  'instant-payouts': ['التحويلات الفورية', 'سريع الآن دقائق رسوم'],
  'failed-payouts': ['عندما يفشل تحويل', 'مرتجع حساب بنكي مغلق'],
  balances: ['رصيدك', 'متاح قيد الانتظار أموال'],
  fees: ['الرسوم', 'تكاليف سعر نسبة عمولات'],
  transactions: ['قراءة قائمة المعاملات', 'صافي مبلغ أعمدة'],
  'manual-capture': ['تحصيل المدفوعات لاحقًا', 'تفويض حجز غير محصّلة'],
  refunds: ['الاسترداد', 'إعادة المال مرتجع جزئي'],
  exports: ['تصدير قائمة', 'تنزيل ملف محاسب لغة ترجمة csv'],
  documents: ['الفواتير الضريبية وضريبة القيمة المضافة', 'ضرائب فاتورة كشف vat'],
  'card-readers': ['قارئات البطاقات والدفع الحضوري', 'جهاز نقطة بيع pos terminal'],
  capital: ['قروض Capital', 'تمويل ائتمان رأس مال'],
  disputes: ['النزاعات', 'اعتراض بنك مطالبة chargeback'],
  inquiries: ['الاستفسارات', 'سؤال البنك'],
  evidence: ['الأدلة التي تفيد', 'اعتراض إثبات وثائق رفع'],
  'fraud-protection': ['الحماية من الاحتيال', 'مخاطر قواعد عوامل تصفية حظر'],
  'risk-level': ['مستويات المخاطر', 'مرتفع أعلى عادي'],
  'payment-methods': ['طرق الدفع', 'بطاقات عرض ideal klarna'],
  'express-checkouts': ['الدفع السريع', 'محفظة أبل جوجل apple google'],
  'multi-currency': ['البيع بعدة عملات', 'صرف يورو عملة'],
  'statement-descriptor': ['الاسم في كشف الحساب البنكي', 'وصف عميل بطاقة descriptor'],
  subscriptions: ['المدفوعات المتكررة', 'تجديد شهري اشتراك'],
  'time-zone': ['الأيام والمناطق الزمنية', 'توقيت ساعة تاريخ utc'],
  'api-keys': ['مفاتيح API', 'رمز برامج rest token'],
  privacy: ['ما الذي يُتتبَّع', 'خصوصية بيانات ملفات ارتباط تتبع cookies'],
};

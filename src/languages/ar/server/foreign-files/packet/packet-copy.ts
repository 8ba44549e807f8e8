import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { packetCopy as english } from '#server/foreign-files/packet/packet-copy.ts';

export const packetCopy: Words<typeof english> = {
  title: 'رد على نزاع',
  merchant: 'التاجر',
  dispute: 'النزاع',
  reason: 'السبب المذكور',
  amount: 'المبلغ المتنازع عليه',
  disputedOn: 'تاريخ النزاع',
  order: 'الطلب',
  number: (number) => `#${number}`,
  charge: 'عملية الخصم',
  productType: 'نوع المنتج',
  unknown: '–',
  nothing: 'لم تُقدَّم أدلة بعد.',
  attached: (name, size) => `مرفق: ${name} (${size})`,
  picture: (name) => name,
  unreadable: (name) => `لا يمكن عرض ${apart(name)} هنا؛ يُرسَل كما هو`,
  onPage: (page, of) => `الصفحة ${page} من ${of}`,
  kilobytes: (size) => `${size} كيلوبايت`,
  megabytes: (size) => `${size} ميغابايت`,
  replaced: 'الأحرف غير الموجودة في هذا الخط تُطبع «?». يستلمها البنك كما كُتبت.',
  sections: {
    general: 'أدلة عامة',
    refund_policy_info: 'سياسة الاسترداد',
    duplicate_charge_info: 'خصم مكرر',
    shipping_information: 'الشحن',
    cancellation_policy_info: 'سياسة الإلغاء',
    download_and_activity_logs: 'سجلات التنزيل والنشاط',
    service_details: 'تفاصيل الخدمة',
    uncategorized: 'أدلة إضافية',
  },
};

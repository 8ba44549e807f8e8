import { figure, plural } from '#languages/ar/speech.ts';

/**
 * A counted noun in its six forms. `is` where it is the subject, `of` after a preposition or a verbal noun (the dual
 * differs), `thing` without its number. A count that is written in its own way comes as `shown`.
 */
function noun(one: string, two: string, twoOf: string, few: string, many: string, other: string) {
  const counted = (dual: string) => (count: number, shown?: string) => {
    const words = shown ?? figure(count);
    return plural(count, {
      zero: `${words} ${other}`,
      one,
      two: dual,
      few: `${words} ${few}`,
      many: `${words} ${many}`,
      other: `${words} ${other}`,
    });
  };
  const thing = (count: number) => plural(count, { zero: other, one: other, two: few, few, many, other });
  return { is: counted(two), of: counted(twoOf), thing };
}

export const payments = noun('دفعة واحدة', 'دفعتان', 'دفعتين', 'دفعات', 'دفعة', 'دفعة');
export const payouts = noun('تحويل واحد', 'تحويلان', 'تحويلين', 'تحويلات', 'تحويلًا', 'تحويل');
export const disputes = noun('نزاع واحد', 'نزاعان', 'نزاعين', 'نزاعات', 'نزاعًا', 'نزاع');
export const transactions = noun('معاملة واحدة', 'معاملتان', 'معاملتين', 'معاملات', 'معاملة', 'معاملة');
export const orders = noun('طلب واحد', 'طلبان', 'طلبين', 'طلبات', 'طلبًا', 'طلب');
export const customers = noun('عميل واحد', 'عميلان', 'عميلين', 'عملاء', 'عميلًا', 'عميل');
export const currencies = noun('عملة واحدة', 'عملتان', 'عملتين', 'عملات', 'عملة', 'عملة');
export const days = noun('يوم واحد', 'يومان', 'يومين', 'أيام', 'يومًا', 'يوم');
export const hours = noun('ساعة واحدة', 'ساعتان', 'ساعتين', 'ساعات', 'ساعة', 'ساعة');
export const minutes = noun('دقيقة واحدة', 'دقيقتان', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة');
export const pages = noun('صفحة واحدة', 'صفحتان', 'صفحتين', 'صفحات', 'صفحة', 'صفحة');
export const files = noun('ملف واحد', 'ملفان', 'ملفين', 'ملفات', 'ملفًا', 'ملف');
export const columns = noun('عمود واحد', 'عمودان', 'عمودين', 'أعمدة', 'عمودًا', 'عمود');
export const lines = noun('سطر واحد', 'سطران', 'سطرين', 'أسطر', 'سطرًا', 'سطر');
export const results = noun('نتيجة واحدة', 'نتيجتان', 'نتيجتين', 'نتائج', 'نتيجة', 'نتيجة');
export const times = noun('مرة واحدة', 'مرتان', 'مرتين', 'مرات', 'مرة', 'مرة');
export const people = noun('شخص واحد', 'شخصان', 'شخصين', 'أشخاص', 'شخصًا', 'شخص');
export const characters = noun('حرف واحد', 'حرفان', 'حرفين', 'أحرف', 'حرفًا', 'حرف');
export const countries = noun('بلد واحد', 'بلدان اثنان', 'بلدين', 'بلدان', 'بلدًا', 'بلد');
export const matches = noun('مطابقة واحدة', 'مطابقتان', 'مطابقتين', 'مطابقات', 'مطابقة', 'مطابقة');
export const documents = noun('مستند واحد', 'مستندان', 'مستندين', 'مستندات', 'مستندًا', 'مستند');
export const bankLines = noun(
  'سطر بنكي واحد',
  'سطران بنكيان',
  'سطرين بنكيين',
  'أسطر بنكية',
  'سطرًا بنكيًا',
  'سطر بنكي',
);
export const seconds = noun('ثانية واحدة', 'ثانيتان', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية');
export const sessions = noun('جلسة واحدة', 'جلستان', 'جلستين', 'جلسات', 'جلسة', 'جلسة');
export const products = noun('منتج واحد', 'منتجان', 'منتجين', 'منتجات', 'منتجًا', 'منتج');
export const movements = noun('حركة واحدة', 'حركتان', 'حركتين', 'حركات', 'حركة', 'حركة');
export const rows = noun('صف واحد', 'صفان', 'صفين', 'صفوف', 'صفًا', 'صف');
export const refunds = noun(
  'عملية استرداد واحدة',
  'عمليتا استرداد',
  'عمليتي استرداد',
  'عمليات استرداد',
  'عملية استرداد',
  'عملية استرداد',
);

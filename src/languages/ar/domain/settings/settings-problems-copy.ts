import type { settingsProblemsCopy as english } from '#domain/settings/settings-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const settingsProblemsCopy: Words<typeof english> = {
  noRule: 'تحتاج الحماية المتقدمة إلى تفعيل عامل تصفية مخاطر واحد على الأقل.',
  notDailyInJapan: 'التحويلات اليومية غير ممكنة في اليابان.',
  linkOrOneClick: 'لا يمكن تشغيل Link مع إتمام الشراء بنقرة واحدة.',
};

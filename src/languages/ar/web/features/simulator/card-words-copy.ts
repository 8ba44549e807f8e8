import { fromLeft } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { cardWordsCopy as english } from '#web/features/simulator/card-words-copy.ts';

export const cardWordsCopy: Words<typeof english> = {
  label: (number, outcome) => `${fromLeft(number)} – ${outcome}`,
  succeeds: (brand, country) => `تنجح (${brand}، ${country})`,
  inTurn: (outcomes) => outcomes.join('، ثم '),
  needsAction: 'يُطلب عامل تحقق ثانٍ',
  blocked: 'تُحظر لارتفاع مخاطرها',
  declined: (reason) => `تُرفض: ${reason}`,
  prevented: 'يُمنع نزاع',
  inquiry: 'يتبعها استفسار',
  twoDisputes: 'يتبعها نزاعان',
  disputed: (reasons) => `نزاع: ${reasons.join('، ')}`,
  refundPending: 'يبقى الاسترداد في الطريق يومين',
  refundWaits: (reason) => `ينتظر الاسترداد يومين: ${reason}`,
  refundFails: 'يفشل الاسترداد بعد يومين',
  skipsPending: 'المال متاح فورًا',
  risk: (level) => `المخاطر: ${level}`,
  cvcFails: 'يفشل فحص رمز الأمان',
  addressFails: 'يفشل فحص العنوان',
  postcodeFails: 'يفشل فحص الرمز البريدي',
  addressUnavailable: 'لا يمكن فحص العنوان',
};

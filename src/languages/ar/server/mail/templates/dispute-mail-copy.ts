import { days } from '#languages/ar/counted.ts';
import { apart, numbered } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { disputeMailCopy as english } from '#server/mail/templates/dispute-mail-copy.ts';

const INQUIRY_UNANSWERED = 'من دون رد قد يحوّل البنك الاستفسار إلى نزاع، فيُسحب المال ومعه رسوم.';
const DISPUTE_UNANSWERED = 'من دون رد ينتهي النزاع بخسارتك، ويضيع المبلغ والرسوم معه.';
const TOO_LITTLE =
  'بدأت إعداد أدلتك، لكنها أقل من أن تُسلَّم نيابة عنك: لا تصل إلى البنك إلا إذا حفظتها لوقت لاحق أو أرسلتها.';
const SWITCHED_OFF =
  'بدأت إعداد أدلتك، ومتجرك لا يسلّم المسودات: لا تصل إلى البنك إلا إذا حفظتها لوقت لاحق أو أرسلتها.';

const daysLeft = (left: number): string => (left === 0 ? 'اليوم آخر يوم' : `يتبقى ${days.is(left)}`);

export const disputeMailCopy: Words<typeof english> = {
  respondToDispute: (amount, left) => `الرد على النزاع على ${amount}: ${daysLeft(left)}`,
  respondToInquiry: (amount, left) => `الرد على الاستفسار عن ${amount}: ${daysLeft(left)}`,
  draftPlanned: (amount, respondBy) => `ستُسلَّم أدلتك بشأن ${amount} نيابة عنك: نظرة أخيرة قبل ${respondBy}`,
  draftUnsent: (amount) => `أدلتك بشأن ${amount} ليست لدى البنك: يتبقى أقل من 24 ساعة`,
  changesUnsent: (amount) => `ما غيّرته في أدلتك بشأن ${amount} ليس لدى البنك: يتبقى أقل من 24 ساعة`,
  disputeWaits: (amount, storeName, reason) =>
    `ينتظر بنك أحد العملاء ردك على نزاع على ${amount} في ${apart(storeName)} (${reason}).`,
  inquiryWaits: (amount, storeName, reason) =>
    `ينتظر بنك أحد العملاء ردك على استفسار عن ${amount} في ${apart(storeName)} (${reason}).`,
  answerDispute: 'الرد على النزاع من هنا (يلزم تسجيل الدخول):',
  answerInquiry: 'الرد على الاستفسار من هنا (يلزم تسجيل الدخول):',
  respondBy: (moment, zone) => `آخر موعد للرد: ${moment}، ${zone}`,
  order: (number) => `الطلب: ${numbered(number)}`,
  customer: (name) => `العميل: ${name}`,
  unanswered: { inquiry: INQUIRY_UNANSWERED, dispute: DISPUTE_UNANSWERED },
  saved: 'لديك مسودة: تُرسَل كما هي عند انتهاء المهلة. يُرجى النظر فيها مرة أخرى.',
  savedBefore:
    'ما حفظته لوقت لاحق يُرسَل عند انتهاء المهلة. أما ما غيّرته بعد ذلك فمحفوظ هنا: لا يصل إلى البنك إلا إذا حفظته لوقت لاحق أيضًا أو أرسلته.',
  planned:
    'بدأت إعداد أدلتك، وهي محفوظة هنا. في الساعة الأخيرة قبل انتهاء المهلة تُسلَّم إلى البنك نيابة عنك، كما هي حينها. يُرجى النظر فيها مرة أخرى.',
  tooLittle: {
    inquiry: `${INQUIRY_UNANSWERED} ${TOO_LITTLE}`,
    dispute: `${DISPUTE_UNANSWERED} ${TOO_LITTLE}`,
  },
  switchedOff: {
    inquiry: `${INQUIRY_UNANSWERED} ${SWITCHED_OFF}`,
    dispute: `${DISPUTE_UNANSWERED} ${SWITCHED_OFF}`,
  },
};

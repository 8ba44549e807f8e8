import { apart } from '#languages/ar/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { approvalMailCopy as english } from '#server/mail/templates/approval-mail-copy.ts';

export const approvalMailCopy: Words<typeof english> = {
  askedSubject: (storeName, what) => `مطلوب موافقة في ${apart(storeName)}: ${what}`,
  asked: (by, storeName) => `يوجد طلب من ${apart(by)} في ${apart(storeName)} يحتاج إلى موافقة شخص ثانٍ.`,
  what: (what) => `الطلب: ${what}`,
  why: (note) => `السبب: ${note}`,
  until: (moment) => `حتى: ${moment}`,
  decidedBy: (who) => `القرار من: ${apart(who)}`,
  decide: 'لا يُنفَّذ شيء قبل أن يوافق أحد. الموافقة أو الرفض من هنا (يلزم تسجيل الدخول):',
  see: 'عرضه من هنا (يلزم تسجيل الدخول):',
  link: 'الموافقات',
  endedSubject: {
    done: (what) => `تمت الموافقة والتنفيذ: ${what}`,
    ready: (what) => `تمت الموافقة: ${what}`,
    failed: (what) => `لم يُنفَّذ: ${what}`,
    declined: (what) => `رُفض: ${what}`,
    expired: (what) => `لم تتم الموافقة في الوقت المحدد: ${what}`,
  },
  ended: {
    done: 'تمت الموافقة على طلبك ونُفّذ.',
    ready: 'تمت الموافقة على طلبك. عليك تنفيذه بنفسك مرة أخرى: يظهر فيه سر لا يجوز أن يراه غيرك.',
    failed: 'تعذّر تنفيذ طلبك. لم يتغير شيء.',
    declined: 'رُفض طلبك. لم يُنفَّذ شيء.',
    expired:
      'لم يوافق أحد على طلبك في الوقت المحدد. لم يُنفَّذ شيء؛ ويمكن تقديم الطلب من جديد إن كان ما زال لازمًا.',
  },
};

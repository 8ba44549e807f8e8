import type { Words } from '#languages/kit/words.ts';
import type { consoleCopy as english } from '#provider/simulator/console/console-copy.ts';

export const consoleCopy: Words<typeof english> = {
  share: 'يلزم رقم صحيح من 0 إلى 1000.',
  chooseFrom: (names) => `يلزم الاختيار مما يلي: ${names}.`,
  onlyForward: 'الوقت يتقدم فقط.',
  noReason: 'هذا ليس سببًا تذكره البنوك.',
  answerFirst: 'يلزم الرد على هذه الصفحة أولًا.',
};

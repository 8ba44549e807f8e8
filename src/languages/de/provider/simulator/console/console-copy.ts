import type { Words } from '#languages/kit/words.ts';
import type { consoleCopy as english } from '#provider/simulator/console/console-copy.ts';

export const consoleCopy: Words<typeof english> = {
  share: 'Geben Sie eine ganze Zahl von 0 bis 1.000 ein.',
  chooseFrom: (names) => `Möglich sind: ${names}.`,
  onlyForward: 'Die Zeit läuft nur vorwärts.',
  noReason: 'Das ist kein Grund, den eine Bank nennt.',
  answerFirst: 'Beantworten Sie zuerst diese Seite.',
};

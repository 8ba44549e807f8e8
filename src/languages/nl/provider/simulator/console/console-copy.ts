import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/console/console-copy.ts';

export const consoleCopy: Words<typeof english.consoleCopy> = {
  share: 'Vul een geheel getal van 0 tot 1000 in.',
  chooseFrom: (names) => `Kies uit ${names}.`,
  onlyForward: 'De tijd gaat alleen vooruit.',
  noReason: 'Dit is geen reden die een bank geeft.',
  answerFirst: 'Beantwoord eerst deze pagina.',
};

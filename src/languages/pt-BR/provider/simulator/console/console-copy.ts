import type { Words } from '#languages/kit/words.ts';
import type { consoleCopy as english } from '#provider/simulator/console/console-copy.ts';

export const consoleCopy: Words<typeof english> = {
  share: 'Digite um número inteiro de 0 a 1.000.',
  chooseFrom: (names) => `Escolha entre ${names}.`,
  onlyForward: 'O tempo só avança.',
  noReason: 'Este não é um motivo que um banco dê.',
  answerFirst: 'Responda a esta página primeiro.',
};

import type { Words } from '#languages/kit/words.ts';
import type { consoleCopy as english } from '#provider/simulator/console/console-copy.ts';

export const consoleCopy: Words<typeof english> = {
  share: 'Escribe un número entero del 0 al 1000.',
  chooseFrom: (names) => `Elige entre ${names}.`,
  onlyForward: 'El tiempo solo avanza.',
  noReason: 'Ningún banco da este motivo.',
  answerFirst: 'Responde antes a esta página.',
};

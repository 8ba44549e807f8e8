import type { Words } from '#languages/kit/words.ts';
import type * as english from '#provider/simulator/console/console-copy.ts';

export const consoleCopy: Words<typeof english.consoleCopy> = {
  share: 'Scrivi un numero intero da 0 a 1000.',
  chooseFrom: (names) => `Scegli tra ${names}.`,
  onlyForward: 'Il tempo va solo avanti.',
  noReason: 'Nessuna banca dà questo motivo.',
  answerFirst: 'Rispondi prima a questa pagina.',
};

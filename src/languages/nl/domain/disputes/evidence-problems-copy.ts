import type * as english from '#domain/disputes/evidence-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceProblemsCopy: Words<typeof english.evidenceProblemsCopy> = {
  nothingToSubmit: 'Er is geen bewijs om in te dienen',
  noSuchFile: 'Er is geen bewijsbestand met deze ID',
  notHere: 'Dit kan hier niet worden ingevuld',
};

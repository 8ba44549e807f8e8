import type { evidenceProblemsCopy as english } from '#domain/disputes/evidence-problems-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceProblemsCopy: Words<typeof english> = {
  nothingToSubmit: 'Es gibt keine Beweise, die eingereicht werden können',
  noSuchFile: 'Eine Beweisdatei mit dieser ID gibt es nicht',
  notHere: 'Das lässt sich hier nicht eingeben',
};

import type * as english from '#domain/disputes/evidence-limits-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const evidenceLimitsCopy: Words<typeof english.evidenceLimitsCopy> = {
  filesExceedLimit:
    'Met de bestanden die je als bewijs hebt toegevoegd, wordt de maximale totale grootte voor een geschil overschreden. Probeer kleinere bestanden. Tip: heb je afbeeldingen toegevoegd, probeer die dan in een lagere resolutie.',
};

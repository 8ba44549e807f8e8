import { either, ofDay, theDay } from '#languages/it/speech.ts';
import type { Words } from '#languages/kit/words.ts';
import type { FILTER_SENTENCES as english } from '#web/ui/filters/filter-sentences-copy.ts';

export const FILTER_SENTENCES: Words<typeof english> = {
  is: (field, values) => `${field} è ${either(values)}`,
  is_not: (field, values) => `${field} non è ${either(values)}`,
  is_in: (field, values) => `${field} è ${either(values)}`,
  before: (field, values) => `${field} è prima ${either(values.map(ofDay))}`,
  after: (field, values) => `${field} è dopo ${either(values.map(theDay))}`,
  between: (field, values) => `${field} è tra ${values.map(theDay).join(' e ')}`,
  min: (field, values) => `${field} è almeno ${either(values)}`,
  max: (field, values) => `${field} è al massimo ${either(values)}`,
};
